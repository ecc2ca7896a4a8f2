import { type Direction, DIRECTIONS, neighbour, NO_HEX, turn } from '../../hex/index.ts';
import { type CostItem, totalCost } from '../events/index.ts';
import type { Battlefield } from './battlefield.ts';
import {
  bonusHexes,
  groundCost,
  isBonusStep,
  isFront,
  type Mover,
  stepCost,
  stepObstacle,
} from './steps.ts';

/** A mover somewhere on the ground, and what concerns only this one journey. */
export interface Journey {
  readonly field: Battlefield;
  readonly mover: Mover;
  readonly start: number;
  /** Null for whoever faces nowhere: nothing lies behind it (R10.0-1). */
  readonly facing: Direction | null;
  /** Nobody goes on from there. */
  readonly endsAt?: (hex: number) => boolean;
  /** More than the ground says: what a step costs besides, or null if it is barred. */
  readonly besides?: (from: number, direction: Direction) => readonly CostItem[] | null;
}

/** A hex within reach, with the cheapest way there; of several the one of the fewest actions. */
export interface Route {
  readonly hex: number;
  /** From the start to this hex, both included. */
  readonly path: readonly number[];
  readonly cost: number;
  /** What each step costs. */
  readonly steps: readonly (readonly CostItem[])[];
}

/**
 * Every hex within the points given. A mover may face any way after each hex, so that only the very
 * first step can be backward (R5.2-3, A-34). Vehicles take bonus hexes in the same action (R14.0-2):
 * a place of the search is a hex together with the bonus hexes that are left. To stand at the start
 * as one stood there before moving is a place of its own.
 */
export function cheapestRoutes(journey: Journey, points: number): Route[] {
  const search = new Search(journey, points);
  return search.routes();
}

/**
 * Costs come first, then actions: the enemy answers after each (R5.0-2), so fewer are better. Both
 * are one number, the price, as long as no way has so many actions.
 */
const MORE_THAN_ALL_ACTIONS = 1024;

interface Step {
  readonly to: number;
  readonly items: readonly CostItem[];
  readonly price: number;
}

/** The last step of one of the cheapest ways into a place. */
interface WayIn {
  readonly from: number;
  readonly items: readonly CostItem[];
}

class Search {
  private readonly journey: Journey;
  private readonly choices: number;
  private readonly beginning: number;
  private readonly prices: ReadonlyMap<number, number>;
  private readonly waysIn = new Map<number, readonly WayIn[]>();

  constructor(journey: Journey, points: number) {
    this.journey = journey;
    this.choices = bonusHexes(journey.mover) + 1;
    this.beginning = journey.field.grid.size * this.choices;
    this.prices = this.spread(points);
  }

  routes(): Route[] {
    const best = new Map<number, number>();
    for (const [place, price] of this.prices) {
      const hex = this.hexOf(place);
      const known = best.get(hex);
      if (known === undefined || price < (this.prices.get(known) ?? 0)) best.set(hex, place);
    }
    best.delete(this.journey.start);
    return [...best.values()].map((place) => this.routeTo(place));
  }

  private hexOf(place: number): number {
    return place === this.beginning ? this.journey.start : Math.floor(place / this.choices);
  }

  /** Prices are whole and never below 0: places wait in a line for each price, the lowest first. */
  private spread(points: number): Map<number, number> {
    const prices = new Map([[this.beginning, 0]]);
    const waiting = new Map([[0, [this.beginning]]]);
    const highest = (points + 1) * MORE_THAN_ALL_ACTIONS;
    while (waiting.size > 0) {
      const spent = Math.min(...waiting.keys());
      // A line grows while it is worked off: bonus hexes are free.
      for (const place of waiting.get(spent) ?? []) {
        if (prices.get(place) !== spent) continue;
        for (const step of this.stepsFrom(place)) {
          const price = spent + step.price;
          if (price >= highest || price >= (prices.get(step.to) ?? Infinity)) continue;
          prices.set(step.to, price);
          const line = waiting.get(price);
          if (line) line.push(step.to);
          else waiting.set(price, [step.to]);
        }
      }
      waiting.delete(spent);
    }
    return prices;
  }

  private stepsFrom(place: number): Step[] {
    return DIRECTIONS.flatMap((direction) => this.steps(place, direction));
  }

  /** A new move action, or one more hex of the one under way. */
  private steps(place: number, direction: Direction): Step[] {
    const { field, mover, facing, endsAt, besides } = this.journey;
    const from = this.hexOf(place);
    const first = place === this.beginning;
    if (!first && endsAt?.(from)) return [];
    if (stepObstacle(field, mover, from, direction)) return [];
    const more = besides ? besides(from, direction) : [];
    if (more === null) return [];
    const to = neighbour(field.grid, from, direction) * this.choices;
    const runs = isBonusStep(field, mover, from, direction);
    const backward = first && facing !== null && !isFront(facing, direction);
    const anew = priced(
      runs && !backward ? to + this.choices - 1 : to,
      [...stepCost(field, mover, from, direction, first ? facing : null), ...more],
      1,
    );
    const left = first ? 0 : place % this.choices;
    if (left === 0 || !runs) return [anew];
    const onwards = [...groundCost(field, mover, from, direction), ...more];
    return [anew, priced(to + left - 1, onwards, 0)];
  }

  private routeTo(place: number): Route {
    const target = this.hexOf(place);
    const path = [target];
    const steps: (readonly CostItem[])[] = [];
    for (let here = place; here !== this.beginning;) {
      const { from, items } = this.wayIn(here, target);
      steps.unshift(items);
      path.unshift(this.hexOf(from));
      here = from;
    }
    const cost = Math.floor((this.prices.get(place) ?? 0) / MORE_THAN_ALL_ACTIONS);
    return { hex: target, path, cost, steps };
  }

  /** Of the cheapest ways into a place, the one nearest to the straight line a player would draw. */
  private wayIn(place: number, target: number): WayIn {
    const known = this.waysIn.get(place) ?? this.cheapestWaysIn(place);
    this.waysIn.set(place, known);
    const [nearest] = known.toSorted(
      (a, b) => this.strayed(a.from, target) - this.strayed(b.from, target),
    );
    if (!nearest) throw new Error('A hex that can be reached has a way into it');
    return nearest;
  }

  private cheapestWaysIn(place: number): WayIn[] {
    const { grid } = this.journey.field;
    const whole = this.prices.get(place) ?? 0;
    return DIRECTIONS.flatMap((direction) => {
      const beside = neighbour(grid, this.hexOf(place), turn(direction, 3));
      return this.placesIn(beside).flatMap((from) =>
        this.steps(from, direction)
          .filter(({ to, price }) => to === place && this.prices.get(from)! + price === whole)
          .map(({ items }) => ({ from, items })),
      );
    });
  }

  /** The places of a hex that can be reached. */
  private placesIn(hex: number): number[] {
    if (hex === NO_HEX) return [];
    const places = Array.from({ length: this.choices }, (_, left) => hex * this.choices + left);
    if (hex === this.journey.start) places.push(this.beginning);
    return places.filter((place) => this.prices.has(place));
  }

  /** How far off the line from start to target: twice the area between, in whole numbers. */
  private strayed(place: number, target: number): number {
    const { field, start } = this.journey;
    const axial = (index: number) => field.grid.axials[index] ?? { q: 0, r: 0 };
    const [origin, here, there] = [axial(start), axial(this.hexOf(place)), axial(target)];
    return Math.abs(
      (here.q - origin.q) * (there.r - origin.r) - (here.r - origin.r) * (there.q - origin.q),
    );
  }
}

function priced(to: number, items: readonly CostItem[], actions: 0 | 1): Step {
  return { to, items, price: totalCost(items) * MORE_THAN_ALL_ACTIONS + actions };
}
