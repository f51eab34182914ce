import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { scenarioWords } from '../lexicon/scenarioWords';
import { anyOf } from './anyOf';

/** Characters of a story above its last line. */
const longestStory = 300;

const wordsOf = perLanguage(({ code, cues, story }) => {
  const { given, then } = scenarioWords[code];
  const begins = (words: readonly string[]) => new RegExp(`^${anyOf(words)}(?!\\p{L})`, 'u');
  return {
    opening: begins(given),
    outcome: new RegExp(`[\\s,]${anyOf(then)}(?!\\p{L})`, 'u'),
    step: begins([...cues.if, ...cues.and, ...cues.but, ...then]),
    story: begins(story.before),
    wish: begins([...story.after, ...cues.soThat]),
  };
});

/** Whether a sentence is a test in itself, `Given …, when …, then …`, whose parts belong together. */
export function isScenario(folded: string, lexicon: Lexicon): boolean {
  const { opening, outcome } = wordsOf(lexicon);
  return opening.test(folded) && outcome.test(folded);
}

/** Whether a line goes on with the scenario or user story of the lines above: `Then`, `I want`, `So that`. */
export function goesOnWith(above: string, line: string, lexicon: Lexicon): boolean {
  const { opening, step, story, wish } = wordsOf(lexicon);
  const [before, next] = [folded(above.trim()), folded(line.trim())];
  return (
    (opening.test(before) && step.test(next)) ||
    (story.test(before) && before.length <= longestStory && wish.test(next))
  );
}
