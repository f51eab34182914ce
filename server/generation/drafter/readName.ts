import { isKindWord } from './kindWords';
import { isPeople } from './nounForms';
import type { Statement } from './splitIdea';
import { tokensOf } from './tokens';
import { infinitiveFrom } from './verbLexicon';

const namePart = String.raw`[\p{Lu}\d][\p{L}\p{N}'’&.+-]*`;
const nameWords = String.raw`${namePart}(?:\s${namePart}){0,3}`;
const quoted = String.raw`["“'‘«]([^"”'’»\n]{2,40})["”'’»]`;
const statedNames = [
  new RegExp(
    String.raw`\b(?:called|named|name is|codenamed|titled|call it|name it|known as)\s*:?\s*${quoted}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:for|app|site|website|page|platform|tool|brand|shop|store|product|service|business|company)[,:]?\s+(?:my\s\w+\s|our\s\w+\s)?["“«](\p{Lu}[^"”»\n]{1,39})["”»]`,
    'u',
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
export const plainWords =
  /^(?:an?|the|our|my|this|that|which|new|simple|mobile|web|online|small|modern|easy|smart|native|free|full|digital|it|is|i|we|want|build|to|make|create|develop|for|of|and|with|need|single-page|responsive|cross-platform|basic|lightweight|like|would|similar|nice|good|great|better|please|progressive|desktop|ios|android|saas|cloud|cloud-based|ai|ai-powered|ai-based|based|user-friendly|called|named|design|idea|some|kind|local-first|privacy-first|one|minimal|platform|app|launch|start|me)$/i;

/** The name in `TutorLoop matches teachers with pupils`: a capitalised word that is no common one, then a verb. */
function actingName({ text, topic }: Statement): string | undefined {
  if (topic !== 'none') return undefined;
  const [, name = '', verb = ''] =
    new RegExp(String.raw`^(${namePart}(?:\s${namePart})?)\s+(?:also\s)?([a-z]+)\b`, 'u').exec(
      text,
    ) ?? [];
  const isCommon =
    notNames.test(name) ||
    isPeople(name) ||
    isKindWord(name.toLowerCase()) ||
    /^(?:every\w*|some\w*|no\w*|what|who|when|where|then|also)$|ing$/i.test(name) ||
    infinitiveFrom(name.toLowerCase(), 'base') !== undefined;
  return !isCommon && infinitiveFrom(verb, 'third') !== undefined ? name : undefined;
}

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
  for (const [index, statement] of statements.slice(0, 12).entries()) {
    const acting = index < 2 ? actingName(statement) : undefined;
    if (acting !== undefined) return acting;
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
