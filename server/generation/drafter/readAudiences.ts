import { actorsIn } from './featureWords';
import type { Audience, Feature } from './idea';
import { isKindWord } from './kindWords';
import { isPeople, pluralOf } from './nounForms';
import { lowerFirst } from './objectWords';
import { infinitiveFrom } from './verbLexicon';
import type { Statement } from './splitIdea';
import { textOf, tokensOf, type Token } from './tokens';
import { inThirdPerson } from './readVerbPhrases';

const mostAudiences = 5;
const opener =
  /\b(?:aimed at|designed for|built for|made for|intended for|targeted at|targeting|targets|aimed to|audience (?:is|are|includes)|users (?:are|include)|customers are|helps?|helping|lets?|connects?|connecting|serves|for|between)\s+/gi;
const endsPeople =
  /^(?:to|who|that|which|can|could|should|must|will|may|is|are|with|by|from|so|because|via|using|through|but|when|while|where|if|without|on|at|near|as|want|need)$/;

/** Reads `busy parents and teachers in small towns who …` from its first word on. */
function peopleIn(tokens: readonly Token[], isStated = false): Audience[] {
  const groups: Token[][] = [[]];
  let detail = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const group = groups[groups.length - 1] ?? [];
    if (
      token.lower === ',' ||
      token.lower === 'and' ||
      token.lower === 'or' ||
      token.lower === '&'
    ) {
      if (group.length > 0) groups.push([]);
      continue;
    }
    if (token.lower === 'who') {
      const rest = tokens.slice(at);
      const end = rest.findIndex((word) => word.lower === ',');
      detail = textOf(end === -1 ? rest.slice(0, 14) : rest.slice(0, Math.min(end, 14)));
      break;
    }
    if (group.length > 0 && /[a-z]{2}ing$/.test(token.lower) && isPeople(textOf(group))) {
      detail = textOf(tokens.slice(at, at + 6)).replace(/,.*$/, '');
      break;
    }
    if (endsPeople.test(token.lower)) break;
    if (
      group.length > 0 &&
      isPeople(textOf(group)) &&
      infinitiveFrom(token.lower, 'base') !== undefined
    )
      break;
    group.push(token);
  }
  const found: Audience[] = [];
  for (const group of groups) {
    const text = textOf(group).replace(
      /^(?:the|an?|any|all|our|my|their|both|other|every|each|primarily|mainly|mostly|especially)\s+/i,
      '',
    );
    const place = /\s(?:in|of|aged|under|over|between)\s.+$/i.exec(text)?.[0] ?? '';
    const head = place === '' ? text : text.slice(0, -place.length);
    if (
      !(isStated ? /^[\p{L}][\p{L}' -]+$/u.test(head) : isPeople(head)) ||
      head.split(' ').length > 5 ||
      /^(?:users?|people|everyone|anyone|customers?|them|user)$/i.test(text)
    )
      break;
    found.push({ name: lowerFirst(inThirdPerson(pluralOf(head) + place)), detail: '' });
  }
  const last = found[found.length - 1];
  if (last !== undefined) last.detail = inThirdPerson(detail);
  return found;
}

const roles = [
  /\b(?:students?|pupils?|learners?|learning|children|kids)\b/,
  /\b(?:clients?|customers?|buyers?|shoppers?)\b/,
  /\b(?:admins?|administrators?)\b/,
];

/** Whether two names stand for the same role by their words, as `students` and `pupils aged 8–11` do. */
export function isSameRole(actor: string, audience: string): boolean {
  return roles.some((role) => role.test(actor.toLowerCase()) && role.test(audience.toLowerCase()));
}

/** An audience without its place or age: `daily commuters in cities` gives `daily commuters`. */
export function groupOf(name: string): string {
  return name.replace(/\s(?:in|of|aged|under|over|between|at)\s.*$/i, '');
}

function sameAudience(one: string, other: string): boolean {
  const key = (text: string): string =>
    groupOf(text)
      .toLowerCase()
      .replace(/^(?:busy|small|local|independent)\s/, '');
  return key(one) === key(other) || key(one).endsWith(` ${key(other)}`);
}

/**
 * Finds for whom the product is: where the idea says so, and who acts in its features.
 *
 * @returns at most 5 groups, the stated ones first
 */
export function readAudiences(
  statements: readonly Statement[],
  features: readonly Feature[],
): { audiences: Audience[]; used: Set<Statement> } {
  const audiences: Audience[] = [];
  const used = new Set<Statement>();
  const add = (audience: Audience): void => {
    const known = audiences.find((other) => sameAudience(other.name, audience.name));
    if (known !== undefined) {
      if (known.detail === '') known.detail = audience.detail;
      return;
    }
    if (audiences.length < mostAudiences) audiences.push(audience);
  };
  const ordered = [...statements].sort(
    (one, other) => Number(other.topic === 'audience') - Number(one.topic === 'audience'),
  );
  for (const statement of ordered) {
    const { text, topic } = statement;
    if (topic === 'nonGoals') continue;
    if (topic === 'audience') {
      used.add(statement);
      const groups = peopleIn(
        tokensOf(
          text
            .replace(/\s*\([^)]*\)/g, '')
            .replace(/\baged (\d+) (?:to|and|-) (\d+)/gi, 'aged $1–$2')
            .replace(/\s[-–—:]\s.*$/, ''),
        ),
        true,
      );
      for (const group of groups) add(group);
      const short = text.replace(/[.]$/, '');
      if (groups.length === 0 && short.length < 80)
        add({ name: lowerFirst(inThirdPerson(short)), detail: '' });
      continue;
    }
    for (const match of text.matchAll(opener)) {
      // "a report for regulators" names a reader of the report; only "an app for …" names the audience.
      const before = text.slice(0, match.index);
      const isLoose =
        /^(?:for|between)\b/i.test(match[0]) &&
        before !== '' &&
        !tokensOf(before)
          .slice(-6)
          .some((word) => isKindWord(word.lower)) &&
        !(
          statement === statements[0] &&
          !tokensOf(before).some((word) => infinitiveFrom(word.lower, 'third') !== undefined)
        );
      if (isLoose || /^my\b/i.test(text.slice(match.index + match[0].length))) continue;
      for (const group of peopleIn(
        tokensOf(text.slice(match.index + match[0].length, match.index + match[0].length + 160)),
      )) {
        if (topic !== 'none' && topic !== 'name') continue;
        add(group);
        if (/^for\b/i.test(text)) used.add(statement);
      }
    }
  }
  const stated = [...audiences];
  for (const feature of features) {
    if (feature.actor === undefined || feature.actor === 'users') continue;
    for (const name of actorsIn(feature.actor)) {
      const isKnown = stated.some((other) => isSameRole(name, `${other.name} ${other.detail}`));
      if (!isKnown) add({ name: pluralOf(name), detail: '' });
    }
  }
  return {
    audiences: audiences.filter(
      (one, index) =>
        !audiences.some(
          (other, at) =>
            at !== index &&
            other.name !== one.name &&
            other.name.toLowerCase().endsWith(` ${one.name.toLowerCase()}`),
        ),
    ),
    used,
  };
}
