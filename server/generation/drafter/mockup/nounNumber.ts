import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { keyOf } from './nouns';
import { nounsKnown } from './sampleNames';
import { datives, germanNoun, nounNumbers } from './words/nounNumbers';

/** A form of a noun in the idea, with the words that stand before it. */
type Forms = ReadonlyMap<string, ReadonlySet<string>>;

/** What one record is called, if the idea or the dictionary tells it, and what several are, in another language than English. */
export function numbersOf(
  lexicon: Lexicon,
  idea: string,
  key: string,
  nouns: readonly string[],
): { one: string | undefined; several: string } {
  const { one: ones = [], several, oblique, added } = nounNumbers[lexicon.code];
  const [noun = ''] = nouns;
  const said = lexicon.code === 'de' ? noun : folded(noun);
  const isSeveral = (form: string) => several?.test(form) === true;
  if (noun.includes(' ') || !lexicon.hasSpaces)
    return { one: isSeveral(said) ? undefined : said, several: said };
  const forms = formsIn(lexicon, idea, key, nouns);
  const all = [...forms.keys()].sort((one, other) => one.length - other.length);
  const known = nounsKnown(lexicon).get(key)?.noun ?? '';
  const entry = lexicon.code === 'de' ? capital(known) : known;
  const isOf = !added || all.some((form) => form.startsWith(entry));
  const plural = all.find((form) => added?.test(form));
  const one =
    all.find((form) => ones.some((word) => forms.get(form)?.has(word))) ??
    all.find((form) => form === entry || !isSeveral(form)) ??
    (/^\p{L}+$/u.test(entry) && isOf ? entry : plural?.replace(added ?? '', ''));
  const longer = all.filter((form) => form.length > (one ?? said).length && !oblique?.test(form));
  const titles =
    lexicon.code === 'de' ? longer.flatMap((form) => nominative(form, one, forms)) : longer;
  return {
    one,
    several:
      titles[0] ??
      (isSeveral(said) && said.length <= (one ?? said).length && !oblique?.test(said)
        ? said
        : (one ?? said)),
  };
}

function formsIn(lexicon: Lexicon, idea: string, key: string, nouns: readonly string[]): Forms {
  const isGerman = lexicon.code === 'de';
  const formOf = isGerman ? capital : folded;
  const forms = new Map(nouns.map((noun) => [formOf(noun), new Set<string>()]));
  const words = idea.match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    // `ich eintrage` is no noun in German.
    if ((isGerman && !germanNoun.test(word)) || keyOf(lexicon, word) !== key) continue;
    const before = forms.get(formOf(word)) ?? new Set();
    forms.set(formOf(word), before.add(folded(words[at - 1] ?? '')));
  }
  return forms;
}

/** `Gräber` for `Gräbern`, as the nominative of a German plural; nothing where it is not sure. */
function nominative(form: string, one: string | undefined, forms: Forms): string[] {
  const { before, ending, feminine, kept, umlaut } = datives;
  const shorter = form.slice(0, -1);
  if (!ending.test(form) || one === undefined || (kept.test(one) && form.startsWith(one)))
    return [form];
  const isChanged = umlaut.test(form) && !umlaut.test(one);
  if (isChanged || (shorter !== one && forms.has(shorter))) return [shorter];
  // `mit allen Fahrten`, but `in den Angeboten`
  const isFeminine = feminine.some((word) => forms.get(one)?.has(word));
  const said = [...(forms.get(form) ?? [])];
  return !isFeminine && said.every((word) => before.includes(word)) ? [] : [form];
}
