import { isVerb } from '../lexicon/cueLine';
import type { Clause, ReadIdea } from '../read/readClauses';
import { roleStems, wordPlaces } from './roleNames';
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

type SpokenClause = Pick<Clause, 'span' | 'cues'>;

const longestRole = 4;
/** Maximum number of roles of a clause. */
const mostRoles = 6;
const actingParticle = /^(?:たち|ら|さん|様)?(?:は|が|も|には|だけ|として|$)/u;
/** Behind whom something is done to: `A guest is added`, not `An adviser can be invited and sees everything`. */
const passive =
  /^\p{L}*\s(?:(?:can|may|must|should|will)\s)?(?:is|are|be)\s\p{L}+ed(?!\p{L}|.*\sand\s)/u;

/** Finds the roles in a clause by their stems, in order. */
export function roleFinder(
  read: ReadIdea,
  roles: readonly Role[],
): (clause: SpokenClause) => NamedRole[] {
  const { folded, lexicon } = read;
  const bySpelling = new Map(
    roles.flatMap((role) => role.spellings.map((spelling) => [spelling, role] as const)),
  );
  const withoutSpaces = ({ span }: SpokenClause): NamedRole[] => {
    const text = folded.slice(span.start, span.end);
    const role = roles.find(({ text: noun }) => {
      const place = text.indexOf(noun);
      return place !== -1 && actingParticle.test(text.slice(place + noun.length));
    });
    return role ? [{ role, isAll: text === role.text, isActing: true, isInCondition: false }] : [];
  };
  const withSpaces = ({ span, cues }: SpokenClause): NamedRole[] => {
    const text = folded.slice(span.start, span.end);
    const words = roleStems(text, lexicon);
    const places = wordPlaces(text);
    const main = mainStart(read, { span, cues }) - span.start;
    const verbs = cues.filter(isVerb).map((cue) => cue.start - span.start);
    const verb = verbs.find((at) => at >= main) ?? text.length;
    const verbStarts = new Set(verbs);
    const found: NamedRole[] = [];
    for (let index = 0; index < words.length && found.length < mostRoles; index += 1) {
      const lengths = Array.from({ length: longestRole }, (_, less) => longestRole - less);
      const length = lengths.find(
        (many) =>
          index + many <= words.length &&
          bySpelling.has(words.slice(index, index + many).join(' ')),
      );
      const role = length && bySpelling.get(words.slice(index, index + length).join(' '));
      if (!role) continue;
      const start = places[index]?.start ?? 0;
      const isInCondition = start < main;
      // `My idea is: the agent types`
      const isNext = verbStarts.has(places[index + length]?.start ?? -1);
      const behind = text.slice(places[index + length - 1]?.end);
      found.push({
        role,
        isAll: length === words.length && role.text.split(/\s+/u).length === length,
        isActing: !isInCondition && (isNext || start <= verb) && !passive.test(behind),
        isInCondition,
      });
      index += length - 1;
    }
    return found;
  };
  return lexicon.hasSpaces ? withSpaces : withoutSpaces;
}

/** Where the main clause begins behind a condition, unless it goes on about it: `Once a client accepts, they pay`. */
function mainStart({ folded, lexicon }: ReadIdea, { span, cues }: SpokenClause): number {
  const isStory = lexicon.story.before.some((phrase) => folded.startsWith(phrase, span.start));
  const isLed = cues.some(({ name, start }) => name === 'if' && start === span.start) && !isStory;
  const [aside = ''] = isLed
    ? (/^[^,]*,\P{L}*/u.exec(folded.slice(span.start, span.end)) ?? [])
    : [];
  const next = span.start + aside.length;
  const hasMain = cues.some((cue) => isVerb(cue) && cue.start >= next);
  const goesOn = cues.some((cue) => cue.name === 'pronoun' && cue.start === next);
  return hasMain && !goesOn ? next : span.start;
}
