import { folded } from '../lexicon/phraseIndex';
import { stemOf } from '../lexicon/stemOf';
import type { Role } from '../sort/workbook';
import { wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { plainText } from './plainText';

const fewestOfInvitation = 3;
/** Who speaks or is spoken to. */
const speaking: ReadonlySet<string> = new Set(['i', 'we', 'you']);
const inviting: ReadonlySet<string> = new Set(['can', 'must', 'should', 'want', 'auxiliary']);
/** Where the invitation of `Show which …`, `You can record the weight` or `I want to see …` begins. */
export function startOfInvitation(clause: CuedClause): number | undefined {
  const { cues, span, idea, lexicon } = clause;
  const verb = cues.find((cue) => cue.name.startsWith('do:') && isPredicate(clause, cue));
  if (verb === undefined || lexicon.code !== 'en') return undefined;
  const led = cues.filter(
    ({ name, start, end }) =>
      (inviting.has(name) || speaking.has(folded(idea.slice(start, end)))) && end <= verb.start,
  );
  const before = led.reduce(
    (text, { start, end }) => text.replace(folded(idea.slice(start, end)), ''),
    folded(idea.slice(span.start, verb.start)),
  );
  return /^(?:be able|to|\s)*$/u.test(before) ? verb.start : undefined;
}

/** `erects and hands over`, in English as an invitation. */
export function ledByVerb(text: string, clause: CuedClause): string {
  const start = clause.idea.indexOf(text, clause.span.start);
  const isLed = clause.cues.some((cue) => cue.name.startsWith('do:') && cue.start === start);
  return isLed && clause.lexicon.code === 'en' ? imperative(text, clause) : text;
}

/** What the actor does, in English as an invitation: `the handler records the weight` becomes `record the weight`. */
export function behindActor(text: string, actor: Role | undefined, clause: CuedClause): string {
  const { lexicon, cues, span, idea } = clause;
  const from = startOfInvitation(clause);
  if (from !== undefined) return imperative(plainText(idea.slice(from, span.end)), clause);
  if (actor === undefined || lexicon.code !== 'en') return text;
  const stems = new Set(
    actor.spellings.map((one) => stemOf(one.split(' ').at(-1) ?? one, lexicon)),
  );
  const verb = cues.find(({ name, start }) => {
    const before = folded(idea.slice(span.start, start)).replace(modal, '').trim();
    const [last = ''] = /[\p{L}-]+$/u.exec(before) ?? [];
    return name.startsWith('do:') && (stems.has(stemOf(last, lexicon)) || stems.has(last));
  });
  if (verb === undefined) return text;
  const led = folded(idea.slice(span.start, verb.start));
  const rest = plainText(idea.slice(verb.start, span.end));
  if (wordCount(rest) < fewestOfInvitation || led.includes(':')) return text;
  return modal.test(led) ? rest : imperative(rest, clause);
}

const modal =
  /\s(?:can|may|must|should|will|shall|need to|needs to|has to|have to|wants? to|also|then|only|just|who)(?:\s(?:can|also|then|only|just|be able to))*\s*$/u;

/** `checks, approves and cuts`: `check, approve and cut`. */
function imperative(text: string, { cues, idea }: CuedClause): string {
  const verbs = new Set(
    cues.flatMap(({ name, start, end }) =>
      name.startsWith('do:') ? folded(idea.slice(start, end)) : [],
    ),
  );
  return text.replace(/(?<=^|[,;]\s|\s(?:and|or)\s)\p{L}+s(?!\p{L})/giu, (verb) =>
    verbs.has(folded(verb))
      ? verb
          .replace(/ies$/u, 'y')
          .replace(/(?<=ch|sh|ss|x|zz|[^o]o)es$/u, '')
          .replace(/(?<![su])s$/u, '')
      : verb,
  );
}
