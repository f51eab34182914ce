import { isVerb } from '../lexicon/cueLine';
import type { LanguageCode } from '../lexicon/languageCode';
import type { Clause, ReadIdea } from '../read/readClauses';
import { roleStems, wordPlaces } from './roleNames';
import { isAside, subjectBounds } from './subjectBounds';
import type { Role } from './workbook';

/** A role that a clause names. */
export interface NamedRole {
  role: Role;
  /** Whether the clause contains nothing else. */
  isAll: boolean;
  /** Whether it stands before or with the first verb. */
  isActing: boolean;
  /** Whether it stands in a condition before the main clause. */
  isInCondition: boolean;
}

const longestRole = 4;
/** A clause is judged by its beginning. */
const mostCues = 40;
/** Maximum number of roles of a clause. */
const mostRoles = 6;
/** Languages in which the verb comes before its subject where something else comes first. */
const verbSecond: ReadonlySet<LanguageCode> = new Set(['de', 'nl']);
const actingParticle = /^(?:たち|ら|さん|様)?(?:は|が|も|には|だけ|として|$)/u;

/** Finds the roles in a clause by their stems, in order. */
export function roleFinder(
  read: ReadIdea,
  roles: readonly Role[],
): (clause: Pick<Clause, 'span' | 'cues'>) => NamedRole[] {
  const { folded, lexicon } = read;
  const bySpelling = new Map(
    roles.flatMap((role) => role.spellings.map((spelling) => [spelling, role] as const)),
  );
  return ({ span, cues }) => {
    const text = folded.slice(span.start, span.end);
    if (!lexicon.hasSpaces) {
      const role = roles.find(({ text: noun }) => {
        const place = text.indexOf(noun);
        return place !== -1 && actingParticle.test(text.slice(place + noun.length));
      });
      return role === undefined
        ? []
        : [{ role, isAll: text === role.text, isActing: true, isInCondition: false }];
    }
    const words = roleStems(text, lexicon);
    const wordsBefore = (place: number) =>
      roleStems(folded.slice(span.start, place), lexicon).length;
    // `A canteen lead posts`: the name may hold a word that is a verb elsewhere.
    const places = wordPlaces(text);
    const bounds = subjectBounds(read, { span, cues });
    const [first, last] = [wordsBefore(bounds.start), wordsBefore(bounds.end)];
    const verb = cues.find((cue) => isVerb(cue) && cue.start >= bounds.start);
    // `Wenn ein Gast absagt, bekommt der Wirt eine Nachricht`
    const isInverted = first > 0 && verb?.start === bounds.start && verbSecond.has(lexicon.code);
    const subject = wordsBefore(verb?.start ?? span.end) + (isInverted ? 2 : 0);
    const found: NamedRole[] = [];
    for (let start = 0; start < words.length && found.length < mostRoles; start += 1) {
      for (let length = Math.min(longestRole, words.length - start); length > 0; length -= 1) {
        const form = words.slice(start, start + length).join(' ');
        const role = bySpelling.get(form);
        if (role === undefined) continue;
        const isWhole = start === 0 && length === words.length;
        // Its name as listed among the users, not a longer one of the same role.
        const isAll = isWhole && role.text.split(/\s+/u).length === length;
        // `My idea is: the agent types`
        const isNext = cues
          .slice(0, mostCues)
          .some((cue) => isVerb(cue) && wordsBefore(cue.start) === start + length);
        const [from, to] = [places[start]?.start ?? 0, places[start + length - 1]?.end ?? 0];
        const isInCondition = start < first;
        const isActing =
          !isInCondition &&
          start <= last &&
          (isNext || start <= subject) &&
          !isAside(text.slice(0, from), text.slice(to));
        found.push({ role, isAll, isActing, isInCondition });
        start += length - 1;
        break;
      }
    }
    return found;
  };
}
