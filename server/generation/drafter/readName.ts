import type { Feature } from './idea';
import { singularOf } from './nounForms';
import { isKindWord } from './readClauses';
import type { Statement } from './splitIdea';
import { tokensOf } from './tokens';
import { gerundOf } from './verbLexicon';

const namePart = String.raw`[\p{Lu}\d][\p{L}\p{N}'’&.+-]*`;
const nameWords = String.raw`${namePart}(?:\s${namePart}){0,3}`;
const quoted = String.raw`["“'‘«]([^"”'’»\n]{2,40})["”'’»]`;
const statedNames = [
  new RegExp(
    String.raw`\b(?:called|named|name is|codenamed|titled|call it|name it|known as)\s*:?\s*${quoted}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:[Cc]alled|[Nn]amed|name is|[Cc]odenamed|[Cc]all it|[Nn]ame it|known as)\s*:?\s*(${nameWords})`,
    'u',
  ),
  new RegExp(String.raw`^(${nameWords})\s+(?:is|will be)\s+(?:an?|the|our|my)\s`, 'u'),
  new RegExp(String.raw`^(${nameWords})\s*(?::|—|–|\s-)\s+(?:an?|the|our)\s`, 'iu'),
  new RegExp(String.raw`^(${nameWords}),\s+an?\s`, 'u'),
  new RegExp(
    String.raw`^(${nameWords})\s+(?:lets|helps|allows|enables|connects|gives|makes)\s`,
    'u',
  ),
];
const notNames =
  /^(?:it|this|that|we|i|our|my|the|an?|there|users?|people|customers?|each|every|goal|idea|product|app)$/i;
const plainWords =
  /^(?:an?|the|our|my|this|that|which|new|simple|mobile|web|online|small|modern|easy|smart|native|free|full|digital|it|is|i|we|want|build|to|make|create|develop|for|of|and|with|need|single-page|responsive|cross-platform|basic|lightweight|like|would|similar|nice|good|great|better|please|progressive|desktop|ios|android|saas|cloud|cloud-based|ai|ai-powered|ai-based|based|user-friendly|called|named|design|idea|some|kind|local-first|privacy-first|one|minimal|platform|app|launch|start|me)$/i;

/** The name that the idea gives its product, or `undefined`. */
export function statedName(statements: readonly Statement[]): string | undefined {
  const labelled = statements.find((statement) => statement.topic === 'name');
  const title = labelled?.text
    .replace(/\s*(?::|[-–—]|\|)\s*(?:product )?(?:requirements?|prd|frd|spec|functional).*$/i, '')
    .replace(/^(?:prd|frd|product requirements? document)\s*[:–—-]\s*/i, '');
  if (
    title !== undefined &&
    title.length <= 40 &&
    !/^(?:product |functional )?(?:requirements?|overview|introduction|summary|prd|spec)/i.test(
      title,
    )
  )
    return title;
  for (const statement of statements.slice(0, 12)) {
    for (const pattern of statedNames) {
      const name = pattern
        .exec(statement.text)?.[1]
        ?.trim()
        .replace(/[.,]+$/, '')
        .replace(/\s(?:A|An|The|It|That|For|Is)$/, '');
      if (name !== undefined && name.length <= 40 && !notNames.test(name)) return name;
    }
  }
  return undefined;
}

function titleCase(text: string): string {
  return text.replace(
    /(^|[\s-])(\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** The words in front of the first kind word, that say what it is about: `recipe app` in "a simple recipe app for …". */
export function kindPhraseIn(text: string): { kind: string; topic: string } | undefined {
  const tokens = tokensOf(text.slice(0, 400));
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]?.lower ?? '';
    if (!isKindWord(word)) continue;
    const modifiers: string[] = [];
    const plain: string[] = [];
    for (let before = at - 1; before >= 0 && at - before < 5; before -= 1) {
      const modifier = tokens[before]?.text ?? '';
      if (
        /^(?:an?|the|our|my|this|is|,|to|for|of|build|create|make|need|want|in|from|with|on|and|that|we)$/i.test(
          modifier,
        )
      )
        break;
      if (/^(?:mobile|web|desktop|internal|online|browser)$/i.test(modifier))
        plain.unshift(modifier);
      if (modifier === 'IT' || !plainWords.test(modifier)) modifiers.unshift(modifier);
    }
    const kind = [...plain.filter((one) => !modifiers.includes(one)), word].join(' ').toLowerCase();
    return { kind, topic: modifiers.join(' ') };
  }
  return undefined;
}

/** A working title made of the idea's own words: `Workout Tracking App`, or its first words. */
export function workingTitle(text: string, features: readonly Feature[]): string {
  const found = kindPhraseIn(text);
  const kind = found?.kind.split(' ').pop() ?? '';
  if (found !== undefined && found.topic !== '') return titleCase(`${found.topic} ${kind}`);
  const feature = features.find((one) => one.object !== '' && one.verb !== 'use');
  if (feature !== undefined && found !== undefined) {
    const head = feature.object
      .replace(/^(?:the|an?|their|new|any|all)\s+/i, '')
      .replace(/(?:,|\s(?:to|of|for|with|by|in|on|from|when|at|and|or|near|per|about)\b).*$/i, '');
    const thing = singularOf(head.split(' ').slice(0, 3).join(' '));
    if (/^[\p{L}\p{N}][\p{L}\p{N}'’ -]*$/u.test(thing))
      return titleCase(`${thing} ${gerundOf(feature.verb)} ${kind}`);
  }
  const words = text.split(' ').filter((word) => !plainWords.test(word));
  const distinct = words.filter((word, index) => words.indexOf(word) === index);
  const title = distinct
    .slice(0, 4)
    .join(' ')
    .replace(/[.,;:!?،。！？]+$/u, '')
    .slice(0, 48)
    .trim();
  return /[\p{L}\p{N}]/u.test(title) ? titleCase(title) : 'Untitled product';
}
