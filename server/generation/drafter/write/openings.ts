import { stampLength } from '../read/speakers';
import type { CuedClause } from './cuedClause';

/** In all languages: `It would be lovely if`, `Schön wäre es, wenn`, which wish for what follows and set no condition. */
const wishes: readonly RegExp[] = [
  /(?:it|that|this|what)?\s?(?:would|might|['’]d)(?: also| really)?(?: be| help)(?: (?!bad|unfair|awful|terrible|worse|wrong|annoying)\p{L}+){0,4} (?:if|when|to have)/u,
  /(?:i|we|she|he|they)(?:['’]d| would)(?: also| really)? (?:love|like|appreciate|welcome|be \p{L}+)(?: it)?,? if/u,
  /(?:ideally|perfect|bonus(?: points)?|a bonus|even better|best of all|nice|great|lovely|cool)(?: would be)?,? if/u,
  /(?:(?:noch |sehr |auch )?(?!schlimm|schlecht|blöd)\p{L}+|es) (?:wäre|fände(?:n)?)(?: (?:es|ich|wir|auch|noch|sehr|ganz|natürlich|\p{L}{3,12})){0,4},? (?:wenn|dass)/u,
  /(?:ich|wir) (?:fände|fänden|würde|würden|hätte|hätten)(?: (?:es|mich|uns|gern|gerne|\p{L}{3,12})){1,4},? (?:wenn|dass)/u,
  /(?:ce|ça|cela|il|l['’]idéal|le mieux) serait(?: (?!dommage|grave)\p{L}+){0,3} (?:si|que|qu['’]|de|d['’])/u,
  /(?:j['’]aimerais|on aimerait|nous aimerions)(?: (?:bien|aussi|beaucoup)){0,2} (?:si|que|qu['’])/u,
  /(?:(?:lo|el) ideal )?(?:sería|estaría)(?: (?!mal|malo)\p{L}+){0,3} (?:si|que|poder)/u,
  /(?:me|nos) (?:gustaría|encantaría)(?: mucho)? (?:si|que)/u,
  /(?:o ideal )?(?:seria|era)(?: (?!mau|mal)\p{L}+){0,3} (?:se|que|poder)/u,
  /(?:gostaria|gostávamos|gostaríamos|adorava) (?:de )?que/u,
  /(?:l['’]ideale )?sarebbe(?: (?!male|brutto)\p{L}+){0,3} (?:se|che|poter)/u,
  /(?:mi|ci) piacerebbe(?: molto)? (?:se|che)/u,
  /(?:het|ideaal|\p{L}+) zou(?:den)?(?: (?:het|ook|heel|erg|\p{L}{3,12})){0,3} zijn,? (?:als|wanneer|om)/u,
  /(?:\p{L}+ )?(?:byłoby|by było)(?: (?:też|bardzo|\p{L}{3,12})){0,2},? (?:gdyby|żeby|jeśli|jeżeli)(?:śmy)?/u,
  /(?:fajnie|dobrze|miło|super|idealnie|świetnie),? (?:gdyby|żeby)(?:śmy)?/u,
  /(?:سيكون|يا حبذا|حبذا|أتمنى|ليت|نتمنى)(?: [^\s]+){0,3} (?:لو|إذا|أن)(?: (?:كان|تم))?/u,
];
const wish = new RegExp(
  `^(?:(?:and|also|oh|und|et|y|e|en|i|o),?\\s)?(?:${wishes.map(({ source }) => source).join('|')})\\s+`,
  'u',
);

/** Without who wrote it in a chat, without `As a judge I want`, and without a wish's frame. */
export function withoutOpening(clause: CuedClause): CuedClause {
  const { cues, folded, lexicon, span } = clause;
  const isStory = lexicon.story.before.some((phrase) => folded.startsWith(`${phrase} `));
  const want = isStory ? cues.find(({ name }) => name === 'want') : undefined;
  const head = want ? want.end - span.start : stampLength(folded);
  const length = head + (wish.exec(folded.slice(head))?.[0].length ?? 0);
  const rest = folded.slice(length).trimStart();
  return length === 0 || rest === ''
    ? clause
    : {
        ...clause,
        cues: cues.filter(({ start }) => start >= span.end - rest.length),
        folded: rest,
        span: { start: span.end - rest.length, end: span.end },
      };
}
