import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { phrases } from '../lexicon/words';
import type { ReadIdea } from '../read/readClauses';
import { sectionOf } from '../read/sectionName';
import { quote, type Quote, type Span } from '../read/span';
import { productTypes } from '../types/productTypes';
import { textsOf } from '../types/textsOf';
import { stemOf } from './roleNames';

/** What stands before a colon at the beginning of a letter, a memo or a form; none of it is a name. */
const labels = new Set(
  phrases(
    `subject, re, fwd, fw, from, to, cc, date, present, meeting, notes, memo, product, project, idea, title, name, topic, goal,
    brief, draft, summary, hello, hi, hey, dear, hiya, good, thanks, terms, todo, mvp, prd, frd, faq, rfc, tldr, tl, user, users,
    betreff, von, an, datum, thema, titel, projekt, produkt, idee, hallo, moin, liebe, lieber, sehr, guten, protokoll, anwesend,
    objet, de, à, projet, produit, idée, titre, bonjour, salut, cher, chère, réunion, compte,
    asunto, para, fecha, proyecto, producto, título, hola, estimado, estimada, buenos, buenas, reunión,
    assunto, data, projeto, produto, ideia, olá, oi, caro, cara, bom, boa, reunião,
    oggetto, da, progetto, prodotto, titolo, ciao, gentile, buongiorno, salve, riunione,
    onderwerp, van, aan, project, hoi, beste, geachte, goedemorgen, vergadering,
    temat, od, do, produkt, pomysł, tytuł, cześć, dzień, szanowny, szanowna, witam, spotkanie,
    件名, 宛先, 差出人, 日付, 企画, 製品, 提案, 議題, こんにちは, الموضوع, إلى, من, التاريخ, المشروع, المنتج, فكرة, الفكرة, مرحبا`,
  ),
);

const word = String.raw`(?:\p{Lu}|\d)[\p{L}\p{M}\p{N}]*(?:['’.&-][\p{L}\p{N}]+)*`;
const uncased = String.raw`[\p{Script=Arabic}\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]{2,14}(?=\s*[:：\n（(])`;
const name = String.raw`(?<name>${uncased}|[\p{Ll}\d]+\.\p{Ll}{2,3}(?=\n)|${word}[ ]\p{Ll}+(?=\n)|${word}(?:[ ]${word}){0,2}?)`;
/** At the beginning of the idea, and what follows it there. */
const opening = new RegExp(
  String.raw`^(?:[#*_>\s]|<\/?[a-z][a-z0-9]{0,9}>)*${name}(?<tail>\s(?:FAQ|PRD|FRD|MVP|RFC|[Bb]rief|[Ss]pec))?(?:\*\*|__|<\/[a-z]{1,9}>)*(?<after>\s*(?:[:：,（(|\n!]|$)|\.(?=\s)|\s+[-–—]\s|<|\s+\p{Ll}+)`,
  'u',
);
const subject = new RegExp(
  String.raw`(?<=[.!?]\s|\n)(?<name>\p{Lu}[\p{L}\p{N}]+)\s(?<verb>\p{L}+)\s`,
  'gu',
);
const quoted =
  /(?:^[#*_\s]*"(?<a>[^"\n]{2,30})"|^[#*_\s]*“(?<b>[^”\n]{2,30})”|^[^\n。、]{0,20}[「『](?<c>[^」』\n]{1,30})[」』]|^[#*_\s]*«\s?(?<d>[^»\n]{2,30}?)\s?»|^[#*_\s]*„(?<e>[^“\n]{2,30})“)/u;
/** After `called`: in quotation marks, with capitals, or one word that ends its clause. */
const named = [
  /^[\s:]*[“"'„«‘*_]{1,2}([^“”"„«»‘’*_\n]{2,40})[”"'“»’*_]/u,
  /^[\s:：]*[「『]([^」』\n]{1,40})[」』]/u,
  new RegExp(String.raw`^[\s:]+(${word}(?:\s\p{Lu}[\p{L}\p{N}'’&-]*){0,2})`, 'u'),
  /^[\s:]+([\p{L}\p{N}-]{4,20})(?=[.!,;)]|\s*\n|$)/u,
];
const namedUnspaced = /^\s*([^\s。、「」:：]{2,20})\s*(?:\n|$)/u;
const innerCapital = /^\p{L}*\p{Ll}\p{Lu}\p{L}*$/u;

/**
 * The product's name, where the idea states one: after `called`, in quotation marks at the beginning, as a title that is
 * more than common nouns, or as an unusual word that a sentence explains.
 */
export function readName(read: ReadIdea): Quote | undefined {
  const span = afterNaming(read) ?? inQuotes(read) ?? atBeginning(read) ?? asSubject(read);
  return span === undefined ? undefined : quote(read.text, span);
}

function afterNaming({ text, folded: small, lexicon }: ReadIdea): Span | undefined {
  const patterns = lexicon.hasSpaces
    ? named
    : [...named.slice(0, 2), namedUnspaced, ...named.slice(2)];
  for (const phrase of lexicon.nameBefore) {
    for (let at = small.indexOf(phrase); at !== -1; at = small.indexOf(phrase, at + 1)) {
      if (lexicon.hasSpaces && at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) continue;
      const from = at + phrase.length;
      const rest = text.slice(from, from + 60);
      for (const pattern of patterns) {
        const found = pattern.exec(rest);
        const stated = found?.[1]?.replace(/[.\s]+$/u, '');
        if (found === null || stated === undefined || lexicon.stopWords.includes(folded(stated)))
          continue;
        const start = from + found[0].indexOf(stated);
        return { start, end: start + stated.length };
      }
    }
  }
  return undefined;
}

/** `「まわる板」は…`, `"Tally" is …`. */
function inQuotes({ text }: ReadIdea): Span | undefined {
  const found = quoted.exec(text.slice(0, 200));
  const stated = Object.values(found?.groups ?? {}).find(Boolean);
  if (found === null || stated === undefined) return undefined;
  const start = found.index + found[0].lastIndexOf(stated);
  return { start, end: start + stated.length };
}

/** The title, or what the first sentence explains: `ShiftWell is a …`, `Spokes: a …`, `Dienstfrei – …`. */
function atBeginning({ text, lexicon }: ReadIdea): Span | undefined {
  const found = opening.exec(text.slice(0, 200));
  const { name: stated = '', after = '' } = found?.groups ?? {};
  if (found === null || isLabel(stated, lexicon)) return undefined;
  // `Mo: …`, once more further on, is who speaks.
  if (text.split(`\n${stated}:`, 2).length > 1) return undefined;
  const words = stated.split(' ');
  const verb = /^\s+(\p{Ll}+)$/u.exec(after)?.[1];
  const isOwn =
    words.some((one) => innerCapital.test(one) || isUnusual(one, text, lexicon)) ||
    (verb === undefined ? isTitle(words, after, found[0], lexicon.code) : words.length > 1);
  if (!isOwn || (verb !== undefined && !isPredicate(verb, lexicon))) return undefined;
  const start = found[0].indexOf(stated);
  return { start, end: start + stated.length };
}

/** Whether common words are a name because they stand as one. */
function isTitle(words: readonly string[], after: string, found: string, code: string): boolean {
  const isCapital = words.every((one) => !/^\p{Ll}/u.test(one));
  if (after.endsWith('\n') || /[-–—(（]\s?$/u.test(after) || found.startsWith('#'))
    return isCapital || (words.length < 3 && (code === 'en' || code === 'de'));
  // Only in German do common nouns take capitals in a row.
  return isCapital && words.length > 1 && code !== 'de';
}

/** `Gatehouse is a chat`, further on: an unusual word that begins a sentence and is explained. */
function asSubject({ text, lexicon }: ReadIdea): Span | undefined {
  const { auxiliary, determiner, can } = lexicon.cues;
  const copulas = auxiliary.slice(0, 2);
  for (const found of text.matchAll(subject)) {
    const { name: stated = '', verb = '' } = found.groups ?? {};
    const from = found.index + found[0].length;
    const [article = '', ...next] = folded(text.slice(from, from + 60)).split(/[^\p{L}]+/u);
    const isPerson = next.slice(0, 3).some((one) => lexicon.people.nouns.includes(one));
    const isExplained = can.includes(verb) || (determiner.includes(article) && !isPerson);
    const isOwn = innerCapital.test(stated)
      ? copulas.includes(verb)
      : isExplained &&
        (copulas.includes(verb) || can.includes(verb)) &&
        isUnusual(stated, text, lexicon);
    if (isOwn && !isLabel(stated, lexicon))
      return { start: found.index, end: found.index + stated.length };
  }
  return undefined;
}

/** `is`, `lets`: a verb of one thing, not of many. */
function isPredicate(verb: string, { code, cues }: Lexicon): boolean {
  return cues.auxiliary.slice(0, 2).includes(verb) || (code === 'en' && /[^s]s$/u.test(verb));
}

/** A word for a part of a document, for what an idea is, or a frequent one: `The` may begin a name, a pronoun may not. */
function isLabel(stated: string, lexicon: Lexicon): boolean {
  const { stopWords, cues, code, months } = lexicon;
  const words = folded(stated).split(/\s+/u);
  const isName =
    words.length > 1 &&
    code !== 'en' &&
    code !== 'de' &&
    !words.some((one) => cues.pronoun.includes(one));
  return (
    stated === '' ||
    sectionOf(stated, lexicon) !== undefined ||
    words.some(
      (one, index) =>
        labels.has(one) ||
        months.includes(one) ||
        (!isName && stopWords.includes(one) && !(index === 0 && one === 'the' && words.length > 2)),
    )
  );
}

const knownWords = new WeakMap<Lexicon, ReadonlySet<string>>();

/** The words of every type, by which a common noun is told from a coined one. */
function commonWords(lexicon: Lexicon): ReadonlySet<string> {
  const known = knownWords.get(lexicon);
  if (known !== undefined) return known;
  const { people, stopWords, cues, actions } = lexicon;
  const texts = productTypes.flatMap((type) => {
    const { certain, sign, hint } = type.words[lexicon.code];
    return [...certain, ...sign, ...hint, JSON.stringify(textsOf(type, lexicon.code))];
  });
  const listed = [people.nouns, stopWords, Object.values(cues), Object.values(actions)].flat(2);
  const made = new Set<string>();
  for (const text of [...texts, ...listed]) {
    for (const one of folded(text).match(/[\p{L}\p{M}]+/gu) ?? []) made.add(stemOf(one, lexicon));
  }
  knownWords.set(lexicon, made);
  return made;
}

/** Neither a common word nor one that the idea writes with a small letter elsewhere. */
function isUnusual(one: string, text: string, lexicon: Lexicon): boolean {
  const small = folded(one);
  const isKnown = small
    .split(/['’.&-]/u)
    .every((part) => commonWords(lexicon).has(stemOf(part, lexicon)));
  return small.length > 2 && !isKnown && (small === one || !text.includes(small));
}
