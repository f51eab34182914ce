import type { LanguageCode } from '../lexicon/languageCode';
import { isDenial } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import type { Span } from '../read/span';
import type { Role } from '../sort/workbook';
import type { CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { infinitives } from './infinitives';
import { grammars } from './words/verbGrammar';
import { isPassive } from './objectTitle';

/** How a reflexive verb is written in a dictionary: `apuntarse`. */
const reflexive: Readonly<Partial<Record<LanguageCode, readonly [RegExp, string]>>> = {
  es: [/(?:^|\s)se\s$/iu, '$1se'],
  pt: [/(?:^|\s)se\s$/iu, '$1-se'],
  fr: [/(?:^|\s)(?:se\s|s['’])$/iu, 's’$1'],
};
const finite = /^(?:auxiliary|can|must|should|want)$/u;

/**
 * The verbs of a part of a statement in languages other than English as they stand on buttons: the infinitive of what a
 * role does (`Der Kunde unterschreibt`) or may do, or of a wish without a subject (`Folgetermin vorschlagen`).
 */
export function verbsOnButtons(
  clause: CuedClause,
  { start, end }: Span,
  actor: Role | undefined,
): string[] {
  const ors = clause.cues.filter(({ name, start: at }) => name === 'or' && at > start && at < end);
  const starts = [start, ...ors.map((one) => one.end)];
  const verbs = starts.map((from, at) =>
    verbIn(clause, { start: from, end: ors[at]?.start ?? end }, actor, from > start),
  );
  const [first = '', ...others] = verbs;
  return first === '' ? [] : [first, ...others.filter((one) => one !== '')];
}

function verbIn(
  clause: CuedClause,
  { start, end }: Span,
  actor: Role | undefined,
  goesOn: boolean,
): string {
  const { idea, cues, lexicon } = clause;
  const grammar = grammars[lexicon.code];
  const text = idea.slice(start, end).replace(/[\s.!;,]+$/u, '');
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const deeds = own.filter((cue) => cue.name.startsWith('do:') && isPredicate(clause, cue));
  const modal = own.find(
    ({ name, start: at }) => finite.test(name) && deeds.some((deed) => deed.start > at),
  );
  const verb = deeds.find((cue) => cue.start >= (modal?.end ?? start));
  if (verb === undefined || own.some((cue) => isDenial(cue) && cue.start < verb.start)) return '';
  const isAside = own.some(({ name, start: at }) => /^(?:that|if)$/u.test(name) && at < verb.start);
  if (isAside) return '';
  // `Kisten bestellt sind`
  if (cues.some((cue) => cue.name === 'auxiliary' && cue.start === verb.end + 1)) return '';
  const isLed = modal !== undefined && (actor !== undefined || modal.name === 'can');
  // `Los alumnos se apuntan`
  if (!isLed && (actor === undefined || lexicon.code === 'de') && isPassive(lexicon, ` ${text}`))
    return '';
  const form = folded(idea.slice(verb.start, verb.end));
  // 承認 in `承認します`
  if (lexicon.code === 'ja') {
    const [noun = ''] = /^(?:\p{Script=Han}{2,}|\p{Script=Katakana}{3,})/u.exec(form) ?? [];
    return actor === undefined || /され/u.test(form) ? '' : noun;
  }
  if (grammar === undefined) return '';
  const known = infinitives(lexicon);
  // `lehnt` alone stands behind other verbs.
  const found = known.get(form) ?? '';
  const base = grammar.particle && !isLike(found, form) ? '' : found;
  const behind = idea.slice(verb.end, start + text.length).replace(/\s\([^()]*\)$/u, '');
  // `Arbeitszeit starten und stoppen`
  const [, last = ''] = /^\s\p{L}+\s(\p{L}+)$/u.exec(behind) ?? [];
  const isLast = grammar.isVerbLast && (behind === '' || known.get(last) === last);
  const isAlone = form === base && (verb.start === start || isLast);
  if (modal ? !isLed || form !== base : actor === undefined && !isAlone && !goesOn) return '';
  // `tragen sich bei einem Hund ein, höchstens drei Tage im Voraus`
  const particles = (behind.match(/\p{L}+/gu) ?? []).filter((word) =>
    grammar.particle?.test(` ${word}`),
  );
  const parted = particles.map((one) => known.get(one + form)).find((one) => one !== undefined);
  const whole = modal ? base : (parted ?? (grammar.particle?.test(text) ? '' : base));
  if (whole === '') return '';
  const [before, pattern = '$1'] = reflexive[lexicon.code] ?? [];
  return before?.test(idea.slice(start, verb.start)) ? pattern.replace('$1', whole) : whole;
}

/** Whether two forms may be of one verb. */
function isLike(one: string, other: string): boolean {
  const size = Math.min(3, other.length - 1);
  return one.slice(0, size) === other.slice(0, size);
}
