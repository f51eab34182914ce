import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { scenarioTitles, scenarioWords } from '../lexicon/scenarioWords';
import { anyOf } from './anyOf';

/** Characters of a story above its last line. */
const longestStory = 300;

const wordsOf = perLanguage(({ code, cues, story }) => {
  const { given, then } = scenarioWords[code];
  const begins = (words: readonly string[]) => new RegExp(`^${anyOf(words)}(?!\\p{L})`, 'u');
  return {
    opening: begins(given),
    event: new RegExp(`\\s${anyOf(cues.if)}\\s`, 'u'),
    outcome: new RegExp(`\\s${anyOf(then)}(?!\\p{L})`, 'u'),
    // Not `Given our size, we will not earn much then`
    outcomeBehindComma: new RegExp(`,\\s(?:${anyOf(cues.and)}\\s)?${anyOf(then)}(?!\\p{L})`, 'u'),
    cause: begins(cues.because),
    whenOpening: begins(cues.if),
    thenApart: new RegExp(`\\s{2,}${anyOf(then)}(?!\\p{L})`, 'u'),
    thenStep: begins(then),
    step: begins([...cues.if, ...cues.and, ...cues.but, ...then]),
    story: begins(story.before),
    finite: new RegExp(`\\s${anyOf(cues.auxiliary)}(?!\\p{L})`, 'u'),
    wish: begins([...story.after, ...cues.soThat]),
  };
});

/** Whether a line is the title of a scenario, which says nothing that its steps do not: `Scenario: under elevens`. */
export const isScenarioTitle = (line: string, lexicon: Lexicon): boolean =>
  scenarioTitle(lexicon).test(line.trim()) && !/[.!?]\s+\S/u.test(line);

const scenarioTitle = perLanguage(
  ({ code }) =>
    new RegExp(`^(?:${scenarioTitles[code]}|scenario(?: outline)?)\\s?[:：]\\s*\\S`, 'iu'),
);

/** Whether a sentence is a test in itself, `Given …, when …, then …`, whose parts belong together. */
export function isScenario(folded: string, lexicon: Lexicon): boolean {
  const { cause, event, opening, outcome, outcomeBehindComma, thenApart, whenOpening } =
    wordsOf(lexicon);
  // `When …` and `Then …` on lines of their own
  if (whenOpening.test(folded) && thenApart.test(folded)) return true;
  if (!opening.test(folded)) return false;
  const at = folded.search(event);
  const isParted = outcomeBehindComma.test(folded);
  // `Given that it rains, we are closed then` is a cause.
  if (cause.test(folded)) return at >= 0 && isParted;
  return isParted || (at >= 0 && outcome.test(folded.slice(at)));
}

/**
 * Whether a line goes on with the scenario or user story of the lines above: `Then`, `I want`, `So that`; items of a list
 * stay apart.
 */
export function goesOnWith(above: string, line: string, lexicon: Lexicon): boolean {
  const { finite, opening, step, story, thenStep, whenOpening, wish } = wordsOf(lexicon);
  const next = folded(line.trim());
  const isStep = step.test(next);
  const isWish = above.length <= longestStory && wish.test(next);
  if (!isStep && !isWish) return false;
  // Only the opening: a scenario may have thousands of steps.
  const before = folded(above.slice(0, longestStory).trimStart());
  // The first line of a story has no verb: not `As a club we have 200 members`.
  const [first = ''] = above.trimStart().split('\n', 1);
  const isStory = story.test(before) && !finite.test(folded(first));
  // `When a pilot draws a question`, then a line `Then …`, then one `And …`
  const lines = [...above.slice(0, longestStory).split('\n'), line].map((one) =>
    folded(one.trim()),
  );
  const isBegun =
    opening.test(before) || (whenOpening.test(before) && lines.some((one) => thenStep.test(one)));
  return (isStep && isBegun) || (isWish && isStory);
}
