import { denialWords } from '../lexicon/denialWords';
import { perLanguage } from '../lexicon/perLanguage';

/** A pattern that matches any of the phrases, whose words commas may separate. */
const any = (phrases: readonly string[]): string =>
  phrases.join('|').replaceAll(' ', ',? ') || '(?!)';
const alone = String.raw`(?=\s*(?:[-–—,.;:!…、。]|$))`;

/** At the start of a text: what refuses something, and what takes back the words before it. */
export const denials = perLanguage(({ code, hasSpaces }) => {
  const { refusal, retraction, reversal } = denialWords[code];
  const border = hasSpaces ? String.raw`(?!\p{L})` : '';
  // `actually no`, but not `actually no guests can book`
  const takesBack = `^[,、\\s]*(?:(?:${any(retraction)})${border}|(?:${any(reversal)})${alone})`;
  return {
    refuses: new RegExp(`^(?:${any(refusal)})${alone}`, 'u'),
    takesBack: new RegExp(takesBack, 'u'),
  };
});
