import { kindPhraseIn } from './readName';
import { inThirdPerson } from './readVerbPhrases';
import type { Statement } from './splitIdea';

/** Words by which people speak of what is wrong today. */
export const problemWords =
  /\b(?:currently|today|right now|(?<!who )struggle|problem is|hard to|difficult to|waste|wasted|lose track|lost|too often|frustrat\w+|no easy way|pain|forget\w*|tedious|time-consuming|spreadsheets?|on paper|by hand|nobody knows|phone tag|annoying|chaotic|messy|drown\w+|tired of|sick of|fed up)\b/i;

const opening =
  /^(?:so\s|hi\s|hello\s|basically\s|ok(?:ay)?,?\s|well,?\s)*(?:i|we)(?:'d| would)?\s(?:want|need|like|plan|am planning|are planning|are building|am building)\s(?:to\s)?(?:build|create|make|develop|design|launch|have)?\s*/i;
const firstPerson =
  /\b(?:i|we|i['’]m|we['’]re|i['’]d|we['’]d|i['’]ve|we['’]ve|me|us)\b|^(?:so,?\s|basically,?\s)*my\b/i;

/** Whether an author complains of how things are, so that the sentence asks for nothing: `I keep forgetting who paid`. */
export function complains(text: string): boolean {
  return (
    speaksAsAuthor(text) &&
    /\b(?:forget\w*|tired of|sick of|fed up|drown\w*|struggle|annoying|waste)\b/i.test(text) &&
    kindPhraseIn(text) === undefined
  );
}

/** Whether a sentence speaks as its author, so that it must be quoted and not retold. */
export function speaksAsAuthor(text: string): boolean {
  return firstPerson.test(text);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The sentence that says what the product is; a literal quotation where the author only speaks of themselves.
 *
 * @param statements what is neither a goal nor a refusal
 */
export function summaryOf(statements: readonly Statement[], name: string): string {
  const prose = statements.filter((one) => one.topic === 'none' && !one.isListItem);
  const telling =
    prose.find((one) => kindPhraseIn(one.text) !== undefined && !problemWords.test(one.text)) ??
    prose.find((one) => !problemWords.test(one.text)) ??
    prose[0];
  if (telling === undefined) return `${name}.`;
  const { text } = telling;
  const own = /^(?:i|we|our|my)\b/i.test(text.replace(opening, ''))
    ? /\ban?\s[^.]*\.?$/i.exec(
        text.replace(/^(?:we are|i am|i'm|we're|i run|we run)\san?\s[^,.]*?(?:,|\sand\b)/i, ''),
      )?.[0]
    : undefined;
  const cleaned = (own ?? text)
    .replace(opening, '')
    .replace(/^(?:build|create|make|develop|design)\s(?:me\s)?(?=an?\s)/i, '')
    .replace(/^what if (?:there (?:was|were)|we had|you had)\s/i, '')
    .replace(/[?]+$/, '')
    .replace(/,?\s+because\b.*$/i, '')
    .trim();
  if (speaksAsAuthor(cleaned) || /^(?:something|one|it)\b|^\w+ something\b/i.test(cleaned))
    return `In the author's words: “${capitalised(text)}”`;
  return inThirdPerson(capitalised(cleaned.replace(/\b(?:my|our)\b/gi, 'the'))).replace(
    /[.;,]*$/,
    '.',
  );
}
