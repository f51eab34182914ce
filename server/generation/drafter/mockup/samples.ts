import { capital } from '../lexicon/capital';
import { singularOf } from '../lexicon/englishNumber';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { roleStems } from '../sort/roleNames';
import type { Workbook } from '../sort/workbook';
import type { FieldKind } from './fieldKind';
import { kindsOfValues, suggestsOther, type Field } from './fields';
import { dateFormat, numberFormat } from './formats';
import { isRelation } from './listItems';
import type { MockupWords } from './mockupWords';
import { recordTitles } from './recordTitles';
import { keyOfName, nounsKnown, sampleNamesOf } from './sampleNames';
import { likelyValue } from './likelyValue';
import { sampleValuesOf, usualValuesOf } from './sampleValues';
import type { Row, State, Thing, ThingPlan } from './things';
import { statedPrice, statedRange, statedUnitRange } from './statedValues';
import { anyUnitIn, endsInUnit } from './unitIn';
import type { ValueLabel } from './valueLabels';
import { anonymity } from './words/anonymity';
import { bornWords } from './words/bornWords';
import { currencies } from './words/currencies';

// A Monday.
const firstDay = Date.UTC(2025, 5, 2, 9);
const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
const rowCount = 5;
const timesSaid = 2;
const daysBetween = 2;
const daysOfAge = 2900;
const counts = [12, 4, 8, 3, 16, 6];
const prices = [24, 60, 18.5, 120, 45, 32];
/** What somebody types to get in or to claim something, in English. */
const ofAccess =
  /(?<!\p{L})(?:access|confirmation|discount|door|entry|game|invit\p{L}+|join|letter|pick-?up|promo|room|unlock|verification|voucher)[\s-]code$|(?<!\p{L})pin$/iu;
const accessCodes = ['K7TB', 'M4QX', 'P9DL', 'R2HF', 'T6WN'];
const firstCode = 104;
const codeStep = 9;
/** What such a field holds depends on the trade. */
const unspecific: ReadonlySet<ValueLabel> = new Set(['kind', 'thing', 'other']);

/** The state that one of a record's own values names. */
function stateOf(values: readonly string[], states: readonly State[]): number | undefined {
  const said = values.map(folded);
  const found = states.findIndex(({ name }) => said.includes(folded(name)));
  return found < 0 ? undefined : found;
}

/** Invented values in the idea's language. The same place gives the same value. */
export class Samples {
  readonly #workbook: Workbook;
  readonly #words: MockupWords;
  readonly #lexicon: Lexicon;
  readonly #locale: string;
  readonly #currency: string;
  readonly #isAnonymous: boolean;
  readonly #ranges = new Map<string, readonly number[]>();
  readonly #prices = new Map<string, readonly [string | undefined]>();
  readonly #values = new Map<string, readonly [ValueLabel | undefined]>();

  constructor(workbook: Workbook, words: MockupWords, lexicon: Lexicon) {
    this.#workbook = workbook;
    this.#words = words;
    this.#lexicon = lexicon;
    this.#isAnonymous = anonymity.test(workbook.idea);
    this.#locale = workbook.language === 'ar' ? 'ar-u-nu-latn' : workbook.language;
    const timesOf = (words: RegExp) => workbook.idea.match(words)?.length ?? 0;
    const [first] = currencies.toSorted(([, a], [, b]) => timesOf(b) - timesOf(a));
    this.#currency = first?.[0] ?? 'EUR';
  }

  person(index: number): string {
    const { names } = this.#words;
    return names[index % names.length] ?? '';
  }

  /** Whether this is an invented person's name. */
  isPerson(name: string): boolean {
    return this.#words.names.includes(name);
  }

  date(index: number): string {
    return this.#format({ day: 'numeric', month: 'short' }, index, 0);
  }

  weekday(index: number): string {
    return this.#format({ weekday: 'short', day: 'numeric' }, index, 0);
  }

  time(index: number): string {
    return this.#format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 0, index * 60);
  }

  number(value: number, digits = 0): string {
    return numberFormat(this.#locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: Math.max(digits, 1),
    }).format(value);
  }

  /** What a record is called that nobody gave a name: `Call 104`. */
  codeOf(name: string, index: number): string {
    return this.numbered(`${capital(name)} `, index);
  }

  /** The same with any words before the number. */
  numbered(before: string, index: number): string {
    return `${before}${firstCode + index * codeStep}`;
  }

  /** Replaces `€` in a sample with the currency of the idea. */
  inOwnCurrency(text: string): string {
    const parts = this.#money().formatToParts(0);
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? '€';
    return text.replace(/€/gu, () => sign);
  }

  /** A value of a field: one of its options, or one that its name or kind suggests; empty where nothing can be invented. */
  valueOf({ kind, name, options = [] }: Field, index: number): string {
    if (options.length > 0) return options[index % options.length] ?? '';
    const { language } = this.#workbook;
    const unit = anyUnitIn(name);
    const level = kind === 'number' ? this.#levelOf(name, index) : undefined;
    if (level !== undefined) return [level, unit].filter(Boolean).join(' ');
    const count = String(counts[index % counts.length]);
    if (unit !== undefined) return `${count} ${unit}`;
    // `boat name`
    const [, named = ''] =
      /^(?!(?:first|last|full|family|file|user)\s)(\p{L}+?)(?:['’]s)? name$/iu.exec(name) ?? [];
    if (named !== '' && !this.namesPerson(named) && this.#isUsual(named))
      return this.#known(named)[index] ?? this.codeOf(named, index);
    const isName = this.#words.counting.names.includes(name.toLowerCase());
    if (isName || this.namesPerson(name)) return this.person(index);
    const own = /^(?:money|date|code)$/u.test(kind) ? [] : sampleValuesOf(name, language);
    if (own.length > 0) return this.#withinRange(own[index % own.length] ?? '', index);
    const likely = this.#likely(name);
    const invented = likely === undefined ? [] : usualValuesOf(likely, language);
    const usual = invented[index % invented.length] ?? '';
    // The invented ages are years: `age in months` gets a bare number.
    const isAmount =
      usual !== '' &&
      likely !== undefined &&
      kindsOfValues[likely] === 'number' &&
      !endsInUnit(name);
    const values: Partial<Record<FieldKind, string>> = {
      person: this.person(index),
      date: bornWords.test(name) ? this.#birthday(index) : this.date(index),
      time: this.time(index),
      number: isAmount ? usual : count,
      code: ofAccess.test(name)
        ? (accessCodes[index % accessCodes.length] ?? '')
        : `#${1042 + index}`,
      money: this.#priceOf(name) ?? this.#money().format(prices[index % prices.length] ?? 0),
    };
    // `dishes` of a test are a number of them.
    const isSeveral = language === 'en' && singularOf(folded(name)) !== folded(name);
    if (isSeveral && this.#isUsual(name)) return count;
    return values[kind] ?? this.#known(name)[index] ?? usual;
  }

  #likely(name: string): ValueLabel | undefined {
    const value = this.#values.get(name) ?? [likelyValue(name, this.#lexicon)];
    this.#values.set(name, value);
    return value[0];
  }

  /** Whether a field is for a person: `owner`, `who fixed it`, but not a `maker`. */
  namesPerson(name: string): boolean {
    const value = this.#likely(name);
    if (value === 'person') return !suggestsOther(name, this.#workbook.language, this.#words);
    if (value !== undefined && !unspecific.has(value)) return false;
    const stems = roleStems(name, this.#lexicon);
    const { roles, language } = this.#workbook;
    return (
      this.#lexicon.people.nouns.includes(name.toLowerCase()) ||
      (language === 'en' && /^who(?:se)?(?!\p{L})/iu.test(name)) ||
      roles.some(({ spellings }) =>
        spellings.some((one) => stems.slice(-one.split(' ').length).join(' ') === one),
      )
    );
  }

  /**
   * The author's own records of a thing, or else invented ones.
   *
   * @param kept the keys of all things
   */
  thingOf(plan: ThingPlan, kept: readonly string[]): Thing {
    const { states, records } = plan;
    if (records.length > 0) {
      const rows = records.slice(0, rowCount).map(([title = '', ...values], at): Row => ({
        ...{ title, detail: '', figure: '', values },
        state: stateOf(values, states) ?? (states.length === 0 ? 0 : at % states.length),
      }));
      return { ...plan, rows };
    }
    const { titled, titleOf } = recordTitles(
      plan,
      this,
      this.#words,
      this.#lexicon,
      this.#isAnonymous,
    );
    const fields = plan.fields.filter((field) => field !== titled);
    const isMoment = ({ kind }: Field) => kind === 'date' || kind === 'time';
    const moments = [...(titled && isMoment(titled) ? [titled] : []), ...fields.filter(isMoment)];
    // Dates and times come in the order of the fields.
    const placeOf = (field: Field, at: number, place: number) =>
      moments.includes(field)
        ? at + daysBetween * moments.indexOf(field)
        : (at * 2 + place) % rowCount;
    const isFree = (at: number) => states[at % states.length]?.name === this.#words.free;
    const rows = Array.from({ length: rowCount }, (_, at): Row => ({
      title: titleOf(at),
      detail: '',
      figure: '',
      state: states.length === 0 ? 0 : at % states.length,
      values: fields.map((field, place) =>
        // Nobody has what is free.
        field.kind === 'person' && isFree(at)
          ? '–'
          : this.#valueOrCode(field, placeOf(field, at, place), kept),
      ),
    }));
    return { ...plan, fields, rows };
  }

  /** A value of a field, or `M-113` where there are several machines. */
  #valueOrCode(field: Field, at: number, kept: readonly string[]): string {
    const value = this.valueOf(field, at);
    const isThing =
      field.kind === 'text' &&
      !/\s|[^s]s$/u.test(field.name) &&
      !isRelation(field.name, this.#lexicon);
    const isKept =
      isThing &&
      (kept.includes(keyOfName(this.#lexicon, field.name)) || this.#isCountable(field.name));
    return value === '' && isKept ? this.codeOf(field.name, at) : value;
  }

  /** Whether the idea often speaks of what a field names, a usual record: `cave`. */
  #isCountable(name: string): boolean {
    return (
      this.#isUsual(name) && folded(this.#workbook.idea).split(folded(name)).length > timesSaid
    );
  }

  #isUsual(name: string): boolean {
    return nounsKnown(this.#lexicon).has(keyOfName(this.#lexicon, name));
  }

  #priceOf(name: string): string | undefined {
    const known = this.#prices.get(name) ?? [statedPrice(this.#workbook.idea, name)];
    this.#prices.set(name, known);
    return known[0];
  }

  /** A number within the range that the idea gives behind a field's name: `a level, 0–4`. */
  #levelOf(name: string, index: number): string | undefined {
    const known = this.#ranges.get(name) ?? statedRange(this.#workbook.idea, name);
    this.#ranges.set(name, known);
    const [low = 0, high = 0] = known;
    return low < high ? this.number(low + ((index * 2 + 1) % (high - low + 1))) : undefined;
  }

  /** A value with a unit, within the range that the idea gives for it: `2–8 °C`. */
  #withinRange(value: string, index: number): string {
    const [, unit = ''] = /^[\d.,\s]+(°?\p{L}+|%)$/u.exec(value) ?? [];
    const [low = NaN, high = NaN] = unit === '' ? [] : statedUnitRange(this.#workbook.idea, unit);
    if (!(low < high)) return value;
    const part = ((index * 2) % rowCount) + 1;
    return `${this.number(low + ((high - low) * part) / (rowCount + 1), 1)} ${unit}`;
  }

  #birthday(index: number): string {
    return this.#format({ dateStyle: 'medium' }, -daysOfAge * (index + 1), 0);
  }

  #money(): Intl.NumberFormat {
    return numberFormat(this.#locale, {
      style: 'currency',
      currency: this.#currency,
      currencyDisplay: 'narrowSymbol',
    });
  }

  #known(name: string): readonly string[] {
    return sampleNamesOf(this.#lexicon, keyOfName(this.#lexicon, name));
  }

  #format(options: Intl.DateTimeFormatOptions, days: number, minutes: number): string {
    const time = firstDay + days * day + minutes * minute;
    return dateFormat(this.#locale, { ...options, timeZone: 'UTC' }).format(time);
  }
}
