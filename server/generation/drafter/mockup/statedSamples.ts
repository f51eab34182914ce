import type { Workbook } from '../sort/workbook';
import {
  statedLimit,
  statedPrice,
  statedRange,
  statedUnitRange,
  type StatedLimit,
} from './statedValues';

const parts = 6;
/** How far values lie from a limit, in steps: on its right side, of which one reaches it, or one that raises the alarm. */
const distances = [2, 1, 3, 0, 2];
const [alarming, alarm] = [3, -1];
const [largeLimit, smallLimit] = [20, 4];

/** Values that agree with the numbers that the idea gives. */
export class StatedSamples {
  readonly #workbook: Workbook;
  readonly #write: (value: number) => string;
  readonly #ranges = new Map<string, readonly number[]>();
  readonly #prices = new Map<string, readonly [string | undefined]>();
  readonly #limits = new Map<string, readonly [StatedLimit | undefined]>();

  constructor(workbook: Workbook, write: (value: number) => string) {
    this.#workbook = workbook;
    this.#write = write;
  }

  /** The amount of money that the idea gives with a field's name. */
  priceOf(name: string): string | undefined {
    const known = this.#prices.get(name) ?? [statedPrice(this.#workbook.idea, name)];
    this.#prices.set(name, known);
    return known[0];
  }

  /** A number within the range that the idea gives behind a field's name: `a level, 0–4`. */
  levelOf(name: string, index: number): string | undefined {
    const known = this.#ranges.get(name) ?? statedRange(this.#workbook.idea, name);
    this.#ranges.set(name, known);
    const [low = 0, high = 0] = known;
    return low < high ? this.#write(low + ((index * 2 + 1) % (high - low + 1))) : undefined;
  }

  /** A value with a unit, within the range or near the limit that the idea gives in it: `2–8 °C`, `above −70 °C`. */
  withinLimits(value: string, index: number): string {
    const [, unit = ''] = /^[\d.,\s]+(°?\p{L}+|%)$/u.exec(value) ?? [];
    if (unit === '') return value;
    const [low = NaN, high = NaN] = statedUnitRange(this.#workbook.idea, unit);
    if (low < high) {
      const part = ((index * 2) % (parts - 1)) + 1;
      return `${this.#write(low + ((high - low) * part) / parts)} ${unit}`;
    }
    const near = this.nearLimit(unit, index);
    return near === undefined ? value : `${near} ${unit}`;
  }

  /** A number near the only limit that the idea gives in a unit. */
  nearLimit(unit: string, index: number): string | undefined {
    const known = this.#limits.get(unit) ?? [statedLimit(this.#workbook, unit)];
    this.#limits.set(unit, known);
    const [limit] = known;
    if (limit === undefined) return undefined;
    const { value, isLower, isAlarm } = limit;
    const size = Math.abs(value);
    const step =
      size >= largeLimit ? Math.round(size / largeLimit) : size >= smallLimit ? 1 : size / parts;
    const at = index % distances.length;
    const distance = isAlarm && at === alarming ? alarm : (distances[at] ?? 0);
    return this.#write(value + (isLower ? 1 : -1) * step * distance);
  }
}
