import { budgetWords } from '../lexicon/budgetWords';
import { money } from '../lexicon/money';
import { perLanguage } from '../lexicon/perLanguage';
import { anyOf } from '../read/anyOf';
import type { Clause, ReadIdea } from '../read/readClauses';

const patterns = perLanguage(({ code, hasSpaces, limits, months }) => {
  const [before, behind] = hasSpaces ? [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`] : ['', ''];
  // Up to two words before the amount: `I could pay maybe 20 quid`. Bounded, as each could start anywhere in a long word.
  const between = hasSpaces
    ? String.raw`(?:\s[^\s\p{N}]{1,30}){0,2}?\s`
    : String.raw`[^\p{N}\s]{0,12}?`;
  const unit = String.raw`(?:\s?(?:${money.source}))?`;
  const amount = String.raw`${between}(?<amount>\S{0,4}\p{N}[\p{N}.,'’]{0,12}k?${unit})`;
  const { afford, have, behind: free, can, spend, noMoney } = budgetWords[code];
  // No noun of its own: `£60 in the kitty`, but not `a £5 deposit`.
  const alone = String.raw`(?![.,'’]?\p{N})(?=\s{0,2}(?:$|[^\s\p{L}\p{N}\p{Sc}-]|${anyOf(free)}${behind}))`;
  const sources = [
    anyOf(afford) + amount,
    anyOf(have) + amount + alone,
    String.raw`${anyOf(can)}${amount}.{0,40}?\s${anyOf(spend)}${behind}`,
  ];
  return {
    budgets: sources.map((source) => new RegExp(before + source, 'iu')),
    noBudget: new RegExp(before + anyOf(noMoney), 'u'),
    date: new RegExp(
      String.raw`${before}${anyOf(limits.before.by)}\s?(?:\p{L}{1,30}\s)?${anyOf(months)}${behind}`,
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
  const { budgets, noBudget, date } = patterns(lexicon);
  if (cues.some(({ name }) => name === 'past' || name === 'problem')) return false;
  const isBudget = budgets.some((one) => money.test(one.exec(text)?.groups?.amount ?? ''));
  const isDue = date.test(text) && cues.some(({ name }) => asking.test(name));
  return isDue || noBudget.test(text) || isBudget;
}
