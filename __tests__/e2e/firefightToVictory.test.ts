import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { clickHex as clickOn } from '../../build/browser/boardHands.ts';
import { launchBrowser, openPage } from '../../build/browser/chromium.ts';
import {
  declareInitiative,
  isThere,
  playFirefight,
  takeOver,
} from '../../build/browser/playing.ts';
import { type StartedGame, startGame } from '../../build/browser/startedGame.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

/** The same luck every time: what happens in this match is part of the test. */
const SEED = 11;
/** Both sides pass when a round has had so many turns. */
const TURNS_PER_ROUND = 9;
const CROSSROADS = '7-J05';

/** One match with the mouse on the board and the keyboard, nothing else. */
describe('firefight 1 from set-up to the victory screen', () => {
  const dataFolder = tempFolder();
  const complaints: string[] = [];
  const verdicts: string[] = [];
  const ways = new Set<string>();
  let browser: Browser;
  let game: StartedGame;
  let page: Page;
  let rallies = 0;

  beforeAll(async () => {
    browser = await launchBrowser();
    game = await startGame(dataFolder, { seed: SEED });
    page = await openPage(browser);
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(game.url);
    await playFirefight(page, 'firefight-1');
    await page.keyboard.press('Home');
  });

  afterAll(async () => {
    await browser.close();
    await game.kill();
  });

  test('a first shot is aimed with the mouse, with its odds, and fired with Enter behind the curtain', async () => {
    const shooter = await unitWithTarget();
    expect(shooter).not.toBeNull();
    const { hex, target } = shooter!;
    await clickHex(hex);
    await clickHex(target);
    await page.getByTestId('attack-panel').waitFor();
    await page.keyboard.press('2');
    const needs = Number(await page.getByTestId('chances').getAttribute('data-needs'));
    expect(needs).toBeGreaterThan(2);
    await page.getByTestId('prompt-primary').click();
    await payIfAsked('payment-activate');
    await page.getByTestId('attack-result').waitFor();
    const line = page.getByTestId('roll-line');
    const attack = Number(await line.getAttribute('data-attack'));
    const defence = Number(await line.getAttribute('data-defence'));
    const verdict = (await line.getAttribute('data-verdict')) ?? '';
    expect(verdict).toBe(attack >= defence + 4 ? 'destroyed' : attack >= defence ? 'hit' : 'miss');
    verdicts.push(verdict);
    await readOn();
    await takeOver(page);
  });

  test('with open cards both sides fight on, by AP, opportunity and CAP, until the last round is over', async () => {
    await page.getByTestId('open-cards-toggle').click();
    for (let turn = 0; !(await isThere(page, 'match-end')); turn += 1) {
      expect(turn).toBeLessThan(200);
      await takeTurn(turn);
    }
    expect(verdicts).toEqual(expect.arrayContaining(['miss', 'hit', 'destroyed']));
    expect(rallies).toBeGreaterThan(0);
    expect([...ways].toSorted()).toEqual(
      expect.arrayContaining(['payment-activate', 'payment-command', 'payment-opportunity']),
    );
  });

  test('the victory screen names the winner by the score, and the CAP tracks hold the dead', async () => {
    const score = page.getByTestId('score');
    const german = Number(await score.getAttribute('data-german'));
    const soviet = Number(await score.getAttribute('data-soviet'));
    const winner = german === soviet ? 'none' : german > soviet ? 'german' : 'soviet';
    expect(await page.getByTestId('match-winner').getAttribute('data-winner')).toBe(winner);
    expect(await page.getByTestId('final-score').textContent()).toContain(`${german} : ${soviet}`);
    const alive = await page.locator('[data-testid^="unit-"][data-hex]').count();
    expect(alive).toBe(12 - verdicts.filter((verdict) => verdict === 'destroyed').length);
    expect(complaints).toEqual([]);
  });

  async function takeTurn(turn: number): Promise<void> {
    await settle();
    if (await isThere(page, 'match-end')) return;
    if (!(await isThere(page, 'prompt-pass'))) return declareInitiative(page);
    if (await isRoundFull()) await page.keyboard.press('p');
    else if (!(await rally()) && !(await fire(turn)) && !(await advance()))
      await page.keyboard.press('p');
    await settle();
  }

  async function isRoundFull(): Promise<boolean> {
    const words = (await page.getByTestId('turn-side').textContent()) ?? '';
    return Number(/turn (\d+)/.exec(words)?.[1] ?? 0) > TURNS_PER_ROUND;
  }

  async function rally(): Promise<boolean> {
    const hit = page.locator(`[data-testid^="unit-${await side()}"]:not([data-hit=""])`);
    for (const unit of await hit.all()) {
      await clickHex((await unit.getAttribute('data-hex')) ?? '');
      if (await isOff('action-rally')) continue;
      await page.keyboard.press('r');
      await page.getByTestId('rally-panel').waitFor();
      await page.keyboard.press('Enter');
      await payIfAsked('payment-opportunity');
      await page.getByTestId('rally-result').waitFor();
      rallies += 1;
      await readOn();
      return true;
    }
    return false;
  }

  /** Every third shot by opportunity, every third by CAP, where that can be chosen. */
  async function fire(turn: number): Promise<boolean> {
    const shooter = await unitWithTarget();
    if (!shooter) return false;
    await clickHex(shooter.hex);
    await page.keyboard.press('f');
    await page.getByTestId('attack-panel').waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await payIfAsked(['payment-activate', 'payment-opportunity', 'payment-command'][turn % 3]!);
    await page.getByTestId('attack-result').waitFor();
    for (const line of await page.getByTestId('roll-line').all())
      verdicts.push((await line.getAttribute('data-verdict')) ?? '');
    await readOn();
    return true;
  }

  /** The unit nearest to the crossroads goes a hex towards them. */
  async function advance(): Promise<boolean> {
    // A click on a counter means the counter, not its hex.
    const taken = new Set(await page.locator('[data-testid^="unit-"]').evaluateAll(hexesOf));
    for (const unit of await ownUnits()) {
      await clickHex(unit.hex);
      const next = page.locator('[data-testid^="destination-"][data-next="true"]');
      const names = await next.evaluateAll((all) => all.map((one) => one.dataset['testid'] ?? ''));
      const [closest] = names
        .map((name) => name.replace('destination-', ''))
        .filter((hex) => !taken.has(hex))
        .toSorted(nearer);
      if (closest === undefined) continue;
      await clickHex(closest);
      await payIfAsked('payment-activate');
      await page.getByTestId('facing-0').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      return true;
    }
    return false;
  }

  const hexesOf = (all: HTMLElement[]) => all.map((one) => one.dataset['hex'] ?? '');

  async function unitWithTarget(): Promise<{ hex: string; target: string } | null> {
    for (const { hex } of await ownUnits()) {
      await clickHex(hex);
      const target = page.locator('[data-testid^="target-"]').first();
      if ((await target.count()) === 0) continue;
      const name = (await target.getAttribute('data-testid')) ?? '';
      return { hex, target: name.replace('target-', '') };
    }
    return null;
  }

  async function ownUnits(): Promise<{ hex: string }[]> {
    const units = page.locator(`[data-testid^="unit-${await side()}"]`);
    const found = await units.evaluateAll((all) =>
      all.map((one) => ({ hex: one.dataset['hex'] ?? '', status: one.dataset['status'] })),
    );
    const usable = found.filter(({ status }) => status !== 'spent');
    return usable.toSorted((a, b) => nearer(a.hex, b.hex));
  }

  async function side(): Promise<'g' | 's'> {
    const name = await page.getByTestId('turn-side').getAttribute('data-side');
    return name === 'soviet' ? 's' : 'g';
  }

  const isOff = async (action: string) =>
    (await page.getByTestId(action).getAttribute('aria-disabled')) === 'true';

  /** Lines stand for columns; that is near enough to find the way. */
  function nearer(a: string, b: string): number {
    const away = (hex: string) => {
      const [x, y, cx, cy] = [hex, CROSSROADS].flatMap((one) => [
        one.charCodeAt(2),
        Number(one.slice(3)),
      ]) as [number, number, number, number];
      return Math.abs(x - cx) + Math.abs(y - cy);
    };
    return away(a) - away(b) || (a < b ? -1 : 1);
  }

  async function clickHex(hex: string): Promise<void> {
    await settle();
    await clickOn(page, hex);
    await settle();
  }

  /** Pays in the way wanted where there is a choice, else in the first way there is. */
  async function payIfAsked(way: string): Promise<void> {
    await settle();
    if (!(await isThere(page, 'payment'))) return;
    const wanted = page.getByTestId(way);
    const option = (await wanted.count()) > 0 ? wanted : page.locator('.payment-option').first();
    ways.add((await option.getAttribute('data-testid')) ?? '');
    await option.click();
  }

  async function readOn(): Promise<void> {
    while (await isThere(page, 'announcement-continue')) {
      await page.keyboard.press('Enter');
      await settle();
    }
  }

  /** What was asked is done and shown. */
  async function settle(): Promise<void> {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.locator('[data-testid="board-area"][data-busy="false"]').waitFor();
  }
});
