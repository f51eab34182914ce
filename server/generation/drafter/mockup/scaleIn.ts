import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { levelsOf } from './levelsOf';
import { listWords, type ListWords } from './words/listWords';

/** A name with what can be entered for it. */
interface Scale {
  name: string;
  options: string[];
}

/** What runs from 0 to 1 is measured. */
const fewestLevels = 3;
const ends = /^(\P{N}{2,}\p{L})[\s(]+\p{N}{1,2}\s?(?:\p{L}{1,7}|[-–])\s?\p{N}{1,2}\)?$/u;

const either = perLanguage(({ code }) => {
  const { or = '(?!)' }: Partial<ListWords> = listWords[code] ?? {};
  return new RegExp(`^(\\P{N}{3,})\\s(\\p{N}+)\\s(?:${or})\\s(\\p{N}+)$`, 'iu');
});

/** The scale that a field's name ends with: `temper 1-5`, `pain from 0 to 10`, `biosafety level 1 or 2`. */
export function scaleIn(text: string, lexicon: Lexicon): Scale | undefined {
  const [, level = '', low = '', high = ''] = either(lexicon).exec(text) ?? [];
  if (level !== '') return { name: level, options: [low, high] };
  const [, name = ''] = ends.exec(text) ?? [];
  const levels = name === '' ? [] : (levelsOf(text) ?? []);
  return levels.length < fewestLevels
    ? undefined
    : { name: withoutFrom(name, lexicon), options: [...levels] };
}

/** `pain` of `pain from` */
function withoutFrom(name: string, { prepositions }: Lexicon): string {
  const words = name.split(' ');
  const isLed = words.length > 1 && prepositions.includes(folded(words.at(-1) ?? ''));
  return isLed ? words.slice(0, -1).join(' ') : name;
}
