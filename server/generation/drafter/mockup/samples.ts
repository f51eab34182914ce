import { capital } from '../lexicon/capital';
import type { Workbook } from '../sort/workbook';
import type { FieldKind, RowSource } from './layoutOf';
import type { MockupWords } from './mockupWords';
import type { Field, Row, Thing } from './thing';

// A Monday.
const firstDay = Date.UTC(2025, 5, 2, 8, 15);
const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
const rowsOfOtherThings = 5;
const percents = [92, 78, 64, 87, 35, 51];
const counts = [12, 4, 8, 3, 16, 6];
const prices = [48, 19.5, 120, 36, 75, 24];
/** `Size in cm`, in the languages that say so. */
const inUnit = /\s(?:in|en|em)\s(cm|mm|m²|m|km|kg|g|ml|l|%) $/u;
const otherCurrency = /[$£₹]/u;

/** Invented values in the idea's language. The same place gives the same value. */
export class Samples {
  private readonly locale: string;
  private readonly names: readonly string[];
  private readonly currency: string | undefined;
  private readonly valueWords: MockupWords['values'];

  constructor({ idea, language }: Workbook, { names, values }: MockupWords) {
    this.locale = language === 'ar' ? 'ar-u-nu-latn' : language;
    this.names = names;
    this.currency = otherCurrency.exec(idea)?.[0];
    this.valueWords = values;
  }

  person(index: number): string {
    return this.names[index % this.names.length] ?? '';
  }

  people(count: number): string[] {
    return Array.from({ length: count }, (_, index) => this.person(index));
  }

  date(index: number): string {
    return this.format({ day: 'numeric', month: 'short' }, index, 0);
  }

  weekday(index: number): string {
    return this.format({ weekday: 'short', day: 'numeric' }, index, 0);
  }

  month(index: number): string {
    return this.format({ month: 'short' }, 31 * index, 0);
  }

  time(index: number): string {
    return this.format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 0, index * 55);
  }

  /** A full hour of the day. */
  hour(hour: number): string {
    return this.format(
      { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      0,
      hour * 60 - 495,
    );
  }

  moment(index: number): string {
    return `${this.date(index)}, ${this.time(index)}`;
  }

  number(value: number, digits = 0): string {
    return new Intl.NumberFormat(this.locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: Math.max(digits, 1),
    }).format(value);
  }

  /** A value of the first quantity that the idea speaks of, or a count. */
  reading(idea: string, index: number): string {
    const low = ` ${idea.toLowerCase()}`;
    const [, ...values] =
      this.valueWords.find(
        ([part = '–', first = '']) => /^\p{N}/u.test(first) && low.includes(part),
      ) ?? [];
    return values[index % values.length] ?? String(counts[index % counts.length]);
  }

  numbered(name: string, index: number): string {
    return `${capital(name)} ${index + 1}`;
  }

  /** Replaces `€` in a sample with the currency of the idea. */
  inOwnCurrency(text: string): string {
    return this.currency === undefined ? text : text.replace(/€/gu, () => this.currency ?? '');
  }

  /** A value of a field in its words or of its kind; empty where nothing can be invented. */
  valueOf({ kind, name }: Field, index: number): string {
    const low = ` ${name.toLowerCase()} `;
    const [, ...own] = this.valueWords.find(([part = '–']) => low.includes(part)) ?? [];
    const count = String(counts[index % counts.length]);
    const [, unit] = inUnit.exec(low) ?? [];
    if (unit !== undefined && own[0]?.endsWith(unit) !== true) return `${count} ${unit}`;
    if (own.length > 0 && kind !== 'money') return own[index % own.length] ?? '';
    const values: Partial<Record<FieldKind, string>> = {
      person: this.person(index),
      date: this.date(index),
      time: this.time(index),
      moment: this.moment(index),
      percent: `${percents[index % percents.length] ?? ''} %`,
      number: count,
      code: `#${1042 + index}`,
      money: `${this.currency ?? '€'} ${this.number(prices[index % prices.length] ?? 0, 2)}`,
    };
    return values[kind] ?? '';
  }

  /** Records of a thing that belongs to the first one. */
  rowsOf(thing: Thing, source: RowSource | undefined, first: readonly Row[]): Row[] {
    return Array.from({ length: rowsOfOtherThings }, (_, index): Row => {
      const titles = {
        records: first[index]?.title,
        people: this.person(index),
        numbered: undefined,
      };
      return {
        title: titles[source ?? 'numbered'] ?? this.numbered(thing.name, index),
        detail: '',
        figure: '',
        state: index % Math.max(thing.states.length, 1),
        values: thing.fields.map((field, at) => {
          if (field.kind === 'reading') return first[index]?.figure ?? '';
          // The first field is what the title says.
          return at === 0 && source !== 'records'
            ? ''
            : this.valueOf(field, source === 'people' ? index + 2 : index);
        }),
      };
    });
  }

  private format(options: Intl.DateTimeFormatOptions, days: number, minutes: number): string {
    const time = firstDay + days * day + minutes * minute;
    return new Intl.DateTimeFormat(this.locale, { ...options, timeZone: 'UTC' }).format(time);
  }
}
