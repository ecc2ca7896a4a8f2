import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { clickHex, pointAt } from '../../build/browser/boardHands.ts';
import { launchBrowser, openPage } from '../../build/browser/chromium.ts';
import { playFirefight } from '../../build/browser/playing.ts';
import { type StartedGame, startGame } from '../../build/browser/startedGame.ts';
import { unitTypesText } from '../../renderer/i18n/names.ts';
import {
  battlefieldOf,
  BLIND,
  IN_SIGHT,
  isSide,
  type Side,
  sight,
  sightCode,
  threatsTo,
} from '../../shared/coh/index.ts';
import { hexId, hexIndex, isPlayable } from '../../shared/hex/index.ts';
import { firefight } from '../helpers/matches.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

const start = firefight('firefight-1');
const { grid } = battlefieldOf(start.board);
const FROM = '7-I05';
const FREE = ['7-G03', '7-H03', '7-G04'] as const;

describe('looking from hex to hex', () => {
  const complaints: string[] = [];
  let browser: Browser;
  let game: StartedGame;
  let page: Page;
  let side: Side;
  let revision: string | null;

  beforeAll(async () => {
    browser = await launchBrowser();
    game = await startGame(tempFolder(), { seed: 11 });
    page = await openPage(browser);
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(game.url);
    await playFirefight(page, 'firefight-1');
    await page.keyboard.press('Home');
    const name = await page.getByTestId('turn-side').getAttribute('data-side');
    if (!name || !isSide(name)) throw new Error('Nobody has the turn');
    side = name;
    revision = await page.getByTestId('saved').getAttribute('data-revision');
  });

  afterAll(async () => {
    await browser.close();
    await game.kill();
  });

  /** Nothing here tells the referee anything. */
  afterEach(async () => {
    const now = await page.getByTestId('saved').getAttribute('data-revision');
    expect(now).toBe(revision);
    expect(complaints).toEqual([]);
  });

  test('holding the key shows what the hex under the pointer sees; letting go ends it', async () => {
    await pointAt(page, FROM);
    await page.keyboard.down('q');
    const field = page.getByTestId('sight-field');
    await expectData(field, { from: FROM, ...countsFrom(FROM) });
    expect(await legend()).toEqual(['seen', 'blind', 'blocked', 'blocks sight']);
    expect(await page.getByTestId('sight-toggle').getAttribute('aria-pressed')).toBe('true');
    await pointAt(page, FREE[0]);
    await expectData(field, { from: FREE[0], ...countsFrom(FREE[0]) });
    await page.keyboard.up('q');
    await field.waitFor({ state: 'detached' });
    await onBoard('sight', 'false');
  });

  test('what is picked while the key is down goes when it is let go', async () => {
    await page.keyboard.down('q');
    await clickHex(page, FROM);
    await onBoard('sight-from', FROM);
    await page.keyboard.up('q');
    await onBoard('sight-from', '');
  });

  test('the button keeps it on', async () => {
    const button = page.getByTestId('sight-toggle');
    await button.click();
    await onBoard('sight', 'true');
    await pointAt(page, FROM);
    await expectData(page.getByTestId('sight-field'), { from: FROM });
    await button.click();
    await onBoard('sight', 'false');
    expect(await button.getAttribute('aria-pressed')).toBe('false');
  });

  test('from a picked hex the tip names what blocks the line, and the rule, as the engine does', async () => {
    await page.keyboard.press('Shift+Q');
    await clickHex(page, FROM);
    await onBoard('sight-from', FROM);
    for (const to of [...hiddenFrom(FROM).slice(0, 4), ...FREE]) {
      await pointAt(page, to);
      const { visible, blocked } = lineTo(to);
      const line = page.getByTestId('sight-line');
      await expectData(line, {
        from: FROM,
        to,
        visible: String(visible),
        blocker: blocked ? hexId(grid, blocked.hex) : '',
        rule: blocked?.rule ?? '',
      });
      const words = await line.innerText();
      expect(words).toContain(blocked ? hexId(grid, blocked.hex) : `${to} is seen`);
      expect(words).toContain(blocked?.rule ?? 'R6.0');
      expect(await page.getByTestId('spoken-sight').textContent()).toContain(to);
    }
  });

  test('Escape lets go of the far hex, then of the near one, then of the sight; then it deselects', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await onBoard('sight', 'false');
    await unitButton().dispatchEvent('click');
    const selected = await boardData('selected-unit');
    await page.keyboard.press('Shift+Q');
    await clickHex(page, FROM);
    await clickHex(page, FREE[1]);
    await onBoard('sight-to', FREE[1]);
    // Fixed: the pointer may go anywhere.
    await pointAt(page, FREE[2]);
    await expectData(page.getByTestId('sight-line'), { from: FROM, to: FREE[1] });
    await page.keyboard.press('Escape');
    await onBoard('sight-to', '');
    await expectData(page.getByTestId('sight-line'), { from: FROM, to: FREE[2] });
    await page.keyboard.press('Escape');
    await onBoard('sight-from', '');
    await onBoard('sight', 'true');
    await page.keyboard.press('Escape');
    await onBoard('sight', 'false');
    expect(await boardData('selected-unit')).toBe(selected);
    await page.keyboard.press('Escape');
    await onBoard('selected-unit', '');
  });

  test('a click on a hex that a unit could enter only picks it, and the way there comes back', async () => {
    await unitButton().dispatchEvent('click');
    const step = page.locator('[data-testid^="destination-"][data-next="true"]').first();
    await step.waitFor({ state: 'attached' });
    const hex = ((await step.getAttribute('data-testid')) ?? '').replace('destination-', '');
    await page.keyboard.press('Shift+Q');
    await step.waitFor({ state: 'detached' });
    await clickHex(page, hex);
    await onBoard('sight-from', hex);
    await clickHex(page, hex);
    await onBoard('sight-from', '');
    await page.keyboard.press('Shift+Q');
    await page.getByTestId(`destination-${hex}`).waitFor({ state: 'attached' });
    expect(await page.getByTestId('payment').count()).toBe(0);
  });

  test('the tip of a hex names the known enemies that could fire there', async () => {
    const hex = threatenedHex();
    await pointAt(page, hex);
    const threats = threatsTo(start, side, hex);
    const line = page.getByTestId('tip-threat');
    await expectData(line, { count: String(threats.length) });
    expect(await line.innerText()).toContain(unitTypesText(threats.map(({ type }) => type)));
    await page.keyboard.press('t');
    expect(await page.getByTestId('threats-toggle').getAttribute('aria-pressed')).toBe('true');
    expect(await legend()).toContain('enemies can fire there');
    await page.keyboard.press('t');
    expect(await page.getByTestId('threats-toggle').getAttribute('aria-pressed')).toBe('false');
  });

  test('the keys alone point, pick and hear the verdict', async () => {
    await page.mouse.move(2, 2);
    await onBoard('hovered', '');
    await page.getByTestId('board-area').focus();
    await page.keyboard.press('Shift+Q');
    const first = (await spoken()).replace(/^From (\S+),.*$/, '$1');
    await page.keyboard.press('Space');
    await onBoard('sight-from', first);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    const second = await boardData('hovered');
    expect(second).not.toBe('');
    expect(await spoken()).toContain(`${first} → ${second}`);
    await page.keyboard.press('Space');
    await onBoard('sight-to', second);
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await onBoard('sight', 'false');
  });

  const unitButton = (): Locator =>
    page.locator(`[data-testid^="unit-${side.charAt(0)}"][data-status="ready"]`).first();
  const boardData = async (name: string) =>
    (await page.getByTestId('board-area').getAttribute(`data-${name}`)) ?? '';
  const spoken = async () => (await page.getByTestId('spoken-sight').textContent()) ?? '';
  const legend = () => page.getByTestId('legend').locator('li').allTextContents();

  async function onBoard(name: string, value: string): Promise<void> {
    await page.locator(`[data-testid="board-area"][data-${name}="${value}"]`).waitFor();
  }

  /** Waits until the first of them holds; then all must. */
  async function expectData(
    element: Locator,
    data: Readonly<Record<string, string>>,
  ): Promise<void> {
    await element.waitFor();
    const found = Object.keys(data).map(async (name) => [
      name,
      await element.getAttribute(`data-${name}`),
    ]);
    expect(Object.fromEntries(await Promise.all(found))).toEqual(data);
  }

  function threatenedHex(): string {
    const found = grid.addresses.find(
      (hex) =>
        isPlayable(grid, hexIndex(grid, hex)) &&
        threatsTo(start, side, hex).length > 1 &&
        Object.values(start.units).every((unit) => unit.hex !== hex),
    );
    if (found === undefined) throw new Error('Nobody is under fire');
    return found;
  }
});

const lineTo = (to: string) =>
  sight(start, { hex: hexIndex(grid, FROM) }, { hex: hexIndex(grid, to) });

function playableHexes(): number[] {
  return grid.addresses.map((_, hex) => hex).filter((hex) => isPlayable(grid, hex));
}

function countsFrom(from: string): Record<'seen' | 'blind' | 'blocked', string> {
  const at = hexIndex(grid, from);
  const codes = playableHexes()
    .filter((hex) => hex !== at)
    .map((hex) => sightCode(start, at, hex));
  const seen = codes.filter((code) => code === IN_SIGHT).length;
  const blind = codes.filter((code) => code === BLIND).length;
  const blocked = codes.length - seen - blind;
  return { seen: String(seen), blind: String(blind), blocked: String(blocked) };
}

/** Free hexes that are not seen, with no counter to fan out under the pointer. */
function hiddenFrom(from: string): string[] {
  const at = hexIndex(grid, from);
  const taken = new Set(Object.values(start.units).map(({ hex }) => hex));
  return playableHexes()
    .filter((hex) => sightCode(start, at, hex) !== IN_SIGHT)
    .map((hex) => hexId(grid, hex))
    .filter((hex) => !taken.has(hex));
}
