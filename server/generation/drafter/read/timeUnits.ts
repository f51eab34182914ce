import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { timeAbbreviations } from '../lexicon/quantityWords';
import { stemOf } from '../lexicon/stemOf';

/** In seconds. */
const secondsIn = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
};

/** Together, these numbers take every plural form of a language. */
const counts = [1, 2, 3, 5, 11, 100];

/** The stems of the names of units of time with their lengths in seconds. */
const stemsOf = perLanguage((lexicon) => {
  const units = Object.entries(secondsIn).flatMap(([unit, seconds]) => {
    const format = new Intl.NumberFormat(lexicon.code, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    });
    const parts = counts.flatMap((count) => format.formatToParts(count));
    return parts
      .filter(({ type }) => type === 'unit')
      .map(({ value }) => [stemOf(value.trim().toLowerCase(), lexicon), seconds] as const);
  });
  return new Map(units);
});

/** The length of a unit of time, given by name or abbreviation, in seconds; `undefined` for any other unit. */
export function secondsOf(unit: string, lexicon: Lexicon): number | undefined {
  const name = unit.replace(/\.$/u, '');
  const abbreviated = timeAbbreviations.get(name);
  return abbreviated ? secondsIn[abbreviated] : stemsOf(lexicon).get(stemOf(name, lexicon));
}
