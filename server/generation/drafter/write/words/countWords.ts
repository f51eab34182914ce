import type { LanguageCode } from '../../lexicon/languageCode';
import { perLanguage } from '../../lexicon/perLanguage';
import { phrases } from '../../lexicon/words';
import { anyOf } from '../../read/anyOf';

/** Words that say how many or how often and are not read as numbers, since most of them say it of anything. */
const countWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases('twice, half, fortnight, quarterly, fortnightly, hourly'),
  de: phrases(
    'einmal, zweimal, dreimal, einmalig, halbe, halben, halb, stündlich, vierzehntägig, vierteljährlich',
  ),
  fr: phrases('une fois, deux fois, trois fois, moitié, demi-heure, trimestriel'),
  es: phrases('una vez, dos veces, tres veces, mitad, medio, media, quincenal'),
  pt: phrases('uma vez, duas vezes, três vezes, metade, meio, meia, quinzenal'),
  it: phrases('una volta, due volte, tre volte, metà, mezzo, mezza, quindicinale'),
  nl: phrases('eenmaal, tweemaal, één keer, twee keer, halve, helft, kwartaal'),
  pl: phrases('jeden raz, dwa razy, dwukrotnie, trzykrotnie, połowa, połowę, pół, kwartał'),
  ja: phrases('半分, 半額, 半日, 毎月, 毎週'),
  ar: phrases('مرتين, نصف, ساعتين, يومين, أسبوعين, شهرين'),
};

/** `one photo` and `asked once`, but neither `the one`, `one of`, `where one sees`, `at once` nor `once both agree`. */
const englishOne = String.raw`(?<!\b(?:the|this|that|which|no|any|every|each|some|only|where|when|if|as|than|another|same|new|old|next|last|first|second|third|\p{L}{2,20}ed)\s)\bone(?=\s(?!of|or|and|another|to|by|who|that|which|can|is|has|in|for|with|on|at|would|should|day\b)\p{Ll})|(?<!\bat\s)\bonce(?=[,;.)]|\s(?:and|an?|per|every|each|or|in|more|only)\b|$)`;

/** What is counted, or the period: `one page`, `once a month`. */
const counted = String.raw`(?:\s\p{L}{1,3}(?=\s\p{L}))?(?:\s[\p{L}\p{M}]+)?`;

/** Where a text in lower case says how many or how often, beside its numbers. */
export const countsIn = perLanguage(({ code, hasSpaces }) => {
  const listed = anyOf(countWords[code]);
  if (!hasSpaces) return new RegExp(listed, 'gu');
  const whole = String.raw`(?<![\p{L}\p{M}])${listed}(?![\p{L}\p{M}])`;
  return new RegExp(`(?:${code === 'en' ? `${whole}|${englishOne}` : whole})${counted}`, 'gu');
});
