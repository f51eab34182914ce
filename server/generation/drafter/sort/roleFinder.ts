import { isVerb } from '../lexicon/cueLine';
import type { Clause, ReadIdea } from '../read/readClauses';
import { actingParticle } from './roleGroups';
import { roleStems, wordPattern } from './roleNames';
import type { Role } from './workbook';

/** A role that a clause names. */
export interface NamedRole {
  role: Role;
  /** Whether the clause contains nothing else. */
  isAll: boolean;
  /** Whether it stands before or with the first verb of the main clause. */
  isActing: boolean;
  /** Whether it stands in a condition before the main clause. */
  isInCondition: boolean;
}

export type RoleFinder = (clause: Pick<Clause, 'span' | 'cues'>) => NamedRole[];

const longestRole = 4;
/** Maximum number of roles of a clause. */
const mostRoles = 6;
/** Behind whom something is done to: `A guest is added`, not `An adviser can be invited and sees everything`. */
const passive = /^\s(?:(?:can|may|must|should|will)\s)?(?:is|are|be)\s\p{L}+ed(?!\p{L}|.*\sand\s)/u;

/** Finds the roles in a clause by their stems, in order. */
export function roleFinder(read: ReadIdea, roles: readonly Role[]): RoleFinder {
  const { folded, lexicon } = read;
  if (!lexicon.hasSpaces) return ({ span }) => rolesWithParticle(folded, span, roles);
  const bySpelling = new Map(
    roles.flatMap((role) => role.spellings.map((spelling) => [spelling, role] as const)),
  );
  return ({ span, cues }) => {
    const text = folded.slice(span.start, span.end);
    const stems = roleStems(text, lexicon);
    const places = [...text.matchAll(wordPattern)].map(({ index }) => span.start + index);
    const main = mainStart(read, { span, cues });
    const verbs = cues.filter(isVerb).map(({ start }) => start);
    const verb = verbs.find((at) => at >= main) ?? span.end;
    const verbStarts = new Set(verbs);
    const found: NamedRole[] = [];
    for (let index = 0; index < stems.length && found.length < mostRoles; index += 1) {
      for (let length = longestRole; length > 0; length -= 1) {
        const role = bySpelling.get(stems.slice(index, index + length).join(' '));
        if (role === undefined || index + length > stems.length) continue;
        const [start = 0, last = 0, next = span.end] = [
          places[index],
          places[index + length - 1],
          places[index + length],
        ];
        const behind = folded.slice(last, span.end).replace(/^\S+/u, '');
        const isInCondition = start < main;
        // `My idea is: the agent types`
        const isBeforeVerb = start <= verb || verbStarts.has(next);
        const isActing = !isInCondition && isBeforeVerb && !passive.test(behind);
        const isAll = length === stems.length && role.text.split(/\s+/u).length === length;
        found.push({ role, isAll, isActing, isInCondition });
        index += length - 1;
        break;
      }
    }
    return found;
  };
}

function rolesWithParticle(
  folded: string,
  span: Clause['span'],
  roles: readonly Role[],
): NamedRole[] {
  const text = folded.slice(span.start, span.end);
  const role = roles.find(({ text: noun }) => {
    const behind = text.includes(noun) && text.slice(text.indexOf(noun) + noun.length);
    return behind === '' || (behind !== false && actingParticle.test(behind));
  });
  return role ? [{ role, isAll: text === role.text, isActing: true, isInCondition: false }] : [];
}

/** Where the main clause begins behind a condition, unless it goes on about it: `Once a client accepts, they pay`. */
function mainStart(
  { folded, lexicon }: ReadIdea,
  { span, cues }: Pick<Clause, 'span' | 'cues'>,
): number {
  const isStory = lexicon.story.before.some((phrase) => folded.startsWith(phrase, span.start));
  const isLed = cues.some(({ name, start }) => name === 'if' && start === span.start) && !isStory;
  const aside =
    (isLed ? /^[^,]*,\P{L}*/u : /^/u).exec(folded.slice(span.start, span.end))?.[0] ?? '';
  const next = span.start + aside.length;
  const hasMain = cues.some((cue) => isVerb(cue) && cue.start >= next);
  const goesOn = cues.some((cue) => cue.name === 'pronoun' && cue.start === next);
  return hasMain && !goesOn ? next : span.start;
}
