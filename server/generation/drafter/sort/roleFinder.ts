import { wishedOf } from '../lexicon/complementizers';
import { isVerb } from '../lexicon/cueLine';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import { actingParticle, followsItsVerb } from './roleGroups';
import { roleStems, wordPattern } from './roleNames';
import type { Role } from './workbook';

/** A role that a clause names. */
interface NamedRole {
  role: Role;
  /** Whether the clause contains nothing else. */
  isAll: boolean;
  /** Whether it stands before or with the first verb of the main clause. */
  isActing: boolean;
}

export type RoleFinder = (clause: Pick<Clause, 'span' | 'cues'>) => NamedRole[];

const longestRole = 4;
/** Maximum number of roles of a clause. */
const mostRoles = 6;
/** How much of the clause behind a role is read for what is done to it or wished of it. */
const reachBehind = 200;
/** Behind whom something is done to: `A guest is added`, not `An adviser can be invited and sees everything`. */
const passive =
  /^\S*\s(?:(?:can|may|must|should|will)\s)?(?:is|are|be)\s\p{L}+ed(?!\p{L}|.*\sand\s)/u;

/** Finds the roles in a clause by their stems, in order. */
export function roleFinder(read: ReadIdea, roles: readonly Role[]): RoleFinder {
  const { folded, lexicon } = read;
  if (!lexicon.hasSpaces) return ({ span }) => rolesWithParticle(folded, span, roles);
  const bySpelling = new Map(
    roles.flatMap((role) => role.spellings.map((spelling) => [spelling, role] as const)),
  );
  const isBare = (gap: string) =>
    /^\s/u.test(gap) &&
    gap.split(/\s+/u).every((word) => word === '' || lexicon.cues.determiner.includes(word));
  return ({ span, cues }) => {
    const text = folded.slice(span.start, span.end);
    const stems = roleStems(text, lexicon);
    const places = [...text.matchAll(wordPattern)].map(({ index }) => span.start + index);
    const main = mainStart(read, { span, cues });
    const verbs = new Set(cues.filter(isVerb).map(({ start }) => start));
    const verb = [...verbs].find((at) => at >= main) ?? span.end;
    const found: NamedRole[] = [];
    for (let index = 0; index < stems.length && found.length < mostRoles;) {
      const [role, length] = longestAt(stems, index, bySpelling);
      const [start = 0, last = 0] = [places[index], places[index + length - 1]];
      // `My idea is: the agent types`
      const isBeforeVerb = start <= verb || verbs.has(places[index + length] ?? -1);
      if (role) {
        const isPassive = passive.test(folded.slice(last, Math.min(span.end, last + reachBehind)));
        // `I’d like donors to book a slot`
        const isWished =
          cues.some(({ name, end }) => name === 'want' && isBare(folded.slice(end, start))) &&
          wishedOf.test(folded.slice(last, Math.min(span.end, last + reachBehind)));
        const isSubject = isBeforeVerb || followsItsVerb(read, cues, start);
        const isActing = isWished || (start >= main && isSubject && !isPassive);
        found.push({ role, isAll: length === stems.length, isActing });
      }
      index += length;
    }
    return found;
  };
}

/** The role with the most words that begins at a word, and the number of its words; 1 without a role. */
function longestAt(
  stems: readonly string[],
  index: number,
  bySpelling: ReadonlyMap<string, Role>,
): readonly [Role | undefined, number] {
  for (let length = Math.min(longestRole, stems.length - index); length > 0; length -= 1) {
    const role = bySpelling.get(stems.slice(index, index + length).join(' '));
    if (role !== undefined) return [role, length];
  }
  return [undefined, 1];
}

function rolesWithParticle(
  text: string,
  span: Clause['span'],
  roles: readonly Role[],
): NamedRole[] {
  const clause = text.slice(span.start, span.end);
  const role = roles.find(({ text: noun }) => {
    const [, behind] = clause.split(noun, 2);
    return behind === '' || (behind !== undefined && actingParticle.test(behind));
  });
  return role ? [{ role, isAll: clause === role.text, isActing: true }] : [];
}

/** Where the main clause begins behind a condition: `Once a client accepts, the coach is paid`. */
function mainStart(
  { folded, lexicon }: ReadIdea,
  { span, cues }: Pick<Clause, 'span' | 'cues'>,
): number {
  const isStory = lexicon.story.before.some((phrase) => folded.startsWith(phrase, span.start));
  const isLed = cues.some(({ name, start }) => name === 'if' && start === span.start);
  const comma = isLed && !isStory ? folded.slice(span.start, span.end).indexOf(', ') : -1;
  const next = comma === -1 ? span.start : span.start + comma + 2;
  // `If a guest cancels, they pay`: the guest does.
  const goesOn = cues.some((cue) => cue.name === 'pronoun' && cue.start === next);
  return goesOn ? span.start : next;
}
