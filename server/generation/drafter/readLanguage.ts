/** How much of a text the rules can read. */
export type Legibility = 'english' | 'otherLanguage' | 'otherScript' | 'noSentence';

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const english = wordSet(
  'the a an and or of to for with that which is are can should must who what when where in on by from it this we i they their my our want need be as at not no so but app users',
);
// Words that English has too, as "in", "an" or "die", count for no other language.
const others: readonly ReadonlySet<string>[] = [
  wordSet(
    'een het voor van wij ons onze niet zijn ook naar kunnen willen moeten gebruikers klanten waar waarmee bij zonder zodat wordt worden ik mijn geen deze dat en te met je',
  ),
  wordSet(
    'der das und für mit ein eine einen einer nicht ist sind wir ich unsere können sollen wollen möchte möchten auf von zu den dem des sich auch oder über kunden nutzer damit',
  ),
  wordSet(
    'le la les une des et pour avec qui que nous vous est sont dans sur leur leurs aux ou pas peuvent doivent voulons utilisateurs clients je mon notre du ce cette un',
  ),
  wordSet(
    'el los las una y para con que por del nuestro nuestra pueden deben queremos usuarios clientes su sus como es quiero más al lo un',
  ),
  wordSet(
    'il gli una e per con che di del della sono possono devono vogliamo utenti clienti nostro mia loro anche come voglio un',
  ),
  wordSet(
    'o os as uma e para com que do da dos das não podem devem queremos usuários clientes seu sua como quero um',
  ),
  wordSet(
    'og det som til av på kan ikke vi jeg brukere kunder skal må att och för med är en ett den',
  ),
  wordSet(
    'i w na z do dla jest są oraz aby się nie który która które użytkownicy klienci aplikacja',
  ),
  wordSet('ve bir için ile bu olarak olan kullanıcılar müşteriler uygulama istiyoruz'),
];

function share(words: readonly string[], known: ReadonlySet<string>): number {
  return words.filter((word) => known.has(word)).length;
}

/**
 * Judges by letters and by frequent short words whether a text is English.
 *
 * @returns `noSentence` for Latin letters that hold almost no word of any language known here
 */
export function legibilityOf(text: string): Legibility {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length * 2 < letters.length) return 'otherScript';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = share(words, english);
  const foreign = Math.max(...others.map((known) => share(words, known)));
  if (foreign > 2 && foreign > own * 1.3) return 'otherLanguage';
  const isRepeated = words.length > 2 && new Set(words).size * 2 <= words.length;
  return own === 0 && (words.length === 1 || isRepeated) ? 'noSentence' : 'english';
}
