import { banQuestions } from '../lexicon/banQuestions';
import { perLanguage } from '../lexicon/perLanguage';
import { anyOf } from '../read/anyOf';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';

/** `What must not be missing?` asks for the opposite. */
const indispensable =
  /forget|missing|lose|fehlen|vergess|ontbrek|vergeet|vergeten|faltar|olvid|esquec|mancare|dimentic|oubli|manqu|zabrak|zapomn|忘れ|欠か/u;

const pattern = perLanguage(({ code }) => new RegExp(anyOf(banQuestions[code]), 'u'));

/** In a conversation, the questions for what is not wanted, and the turns of others that answer them. */
export function askedBans({ clauses, folded, lexicon }: ReadIdea): {
  questions: ReadonlySet<Clause>;
  answers: ReadonlySet<Span>;
} {
  const questions = new Set<Clause>();
  const answers = new Set<Span>();
  let asking: Span | undefined;
  for (const clause of clauses) {
    const { speaker } = clause.block;
    const { start, end } = clause.span;
    if (asking !== undefined && speaker !== asking) {
      if (speaker !== undefined) answers.add(speaker);
      asking = undefined;
    }
    const isQuestion = /[?？؟]/u.test(folded.slice(end - 1, end + 2));
    const text = folded.slice(start, end);
    const asksForBans = pattern(lexicon).test(text) && !indispensable.test(text);
    if (speaker === undefined || !isQuestion || !asksForBans) continue;
    questions.add(clause);
    asking = speaker;
  }
  return { questions, answers };
}
