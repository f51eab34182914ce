import { budgetWords } from '../lexicon/budgetWords';
import { perLanguage } from '../lexicon/perLanguage';
import { anyOf } from '../read/anyOf';
import type { Clause, ReadIdea } from '../read/readClauses';
import { money } from '../write/words/unitPatterns';

const patterns = perLanguage(({ code, hasSpaces, limits, months }) => {
  const [before, behind] = hasSpaces ? [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`] : ['', ''];
  // Up to two words before the amount: `I could pay maybe 20 quid`.
  const amount = String.raw`(?:\s?[^\s\p{N}]+){0,2}?\s?(?<amount>\S{0,4}\p{N}\S*(?:\s\S+)?)`;
  const { afford, noMoney } = budgetWords[code];
  return {
    budget: new RegExp(before + anyOf(afford) + amount, 'u'),
    noBudget: new RegExp(before + anyOf(noMoney), 'u'),
    date: new RegExp(
      String.raw`${before}${anyOf(limits.before.by)}\s?(?:\p{L}+\s)?${anyOf(months)}${behind}`,
      'u',
    ),
  };
});

const asking = /^(?:request|want|should|must)$/u;

/**
 * Whether a clause says what the author can spend, or that there is next to nothing, or by which month all has to be
 * there: `We have £60 in the kitty`, `Would love to have it before the June fair`.
 */
export function boundsProject({ folded, lexicon }: ReadIdea, { span, cues }: Clause): boolean {
  const text = folded.slice(span.start, span.end);
  const { budget, noBudget, date } = patterns(lexicon);
  const { amount = '' } = budget.exec(text)?.groups ?? {};
  if (cues.some(({ name }) => name === 'past' || name === 'problem')) return false;
  const isDue = date.test(text) && cues.some(({ name }) => asking.test(name));
  return isDue || noBudget.test(text) || money.test(amount);
}
