import { asStatement } from './asStatement';
import { itemsOf } from './itemsOf';
import { isKindWord } from './kindWords';
import { startsWithVerb } from './readVerbPhrases';
import { tokensOf } from './tokens';
import { withProperNames } from './properNames';

/** The part of a document that a line stands under, by its heading or label. */
type Topic =
  | 'none'
  | 'name'
  | 'audience'
  | 'features'
  | 'goals'
  | 'constraints'
  | 'integrations'
  | 'platforms'
  | 'problem'
  | 'nonGoals'
  | 'later';

export interface Statement {
  text: string;
  topic: Topic;
  isListItem: boolean;
}

const enumerations: readonly RegExp[] = [
  /^(?:the\s|its\s|our\s|some\s)?(?:key|main|core|other|planned|important|essential|most important)?\s?(?:features?|functions?|functionality|capabilities)\s(?:(?:would|will|should)\s)?(?:include|includes|are|be|would be|will be)\s*:?\s(.+)$/i,
  /^(?:it|(?:the|this|our)\s(?:app|site|website|tool|platform|product|service|system))\s(?:also\s|will\s|would\s|should\s)*(?:offers?|comes? with|includes?|provides?|has|have|features)\s(?!to\b|been\b|\w+\s(?:the ability|a way)|the ability)(.+)$/i,
];

/** The enumeration in `Key features include A, B and C` or `It offers A and B`. */
function enumerationIn(sentence: string): string | undefined {
  for (const pattern of enumerations) {
    const list = pattern.exec(sentence)?.[1];
    if (list !== undefined) return list;
  }
  return undefined;
}

/** How much of an idea is read, in characters; the rest is counted and reported. */
export const readLimit = 8000;

const longestStatement = 600;

const topicLabels: readonly (readonly [Topic, RegExp])[] = [
  ['nonGoals', /^(?:non-?\s?goals?|out of scope|not in scope|exclusions?|won'?t have)$/],
  [
    'later',
    /^(?:nice[- ]to[- ]haves?|later|future(?: ideas| features| work)?|stretch(?: goals?)?|could have|phase (?:2|two)|v2|roadmap)$/,
  ],
  ['name', /^(?:(?:product|app|project|working)\s)?(?:name|title)$/],
  [
    'audience',
    /^(?:(?:target|intended|primary|main)\s)?(?:audiences?|users?|customers?|market|user groups?|personas?)$|^(?:who(?: is it for)?|for)$/,
  ],
  [
    'features',
    /^(?:(?:key|main|core|must[- ]have|important|essential|basic|mvp)\s)?(?:features?|functions?|functionality|functionalities|capabilities|requirements?|functional requirements?|user stories|scope|must have|should have|what it does|how it works|(?:page )?sections?|(?:page )?structure|contents?)$/,
  ],
  [
    'goals',
    /^(?:(?:key|main|business|project|product)\s)?(?:goals?|objectives?|aims?|success(?: metrics| criteria| measures)?|metrics|kpis?|outcomes?|purpose|mission|vision|target)$/,
  ],
  [
    'constraints',
    /^(?:(?:technical|key)\s)?(?:constraints?|limitations?|budget|timeline|deadline|compliance|security|privacy|non-?functional requirements?|requirements and constraints|tech(?:nology)?(?: stack)?)$/,
  ],
  ['integrations', /^integrations?$/],
  ['platforms', /^platforms?$/],
  [
    'problem',
    /^(?:the\s)?(?:problem(?: statement)?|pain points?|background|context|why|challenge|motivation)$/,
  ],
];

function topicOf(label: string): Topic | undefined {
  const cleaned = label
    .toLowerCase()
    .replace(/^[\d.)\s]+/, '')
    .replace(/[*_#:]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return topicLabels.find(([, pattern]) => pattern.test(cleaned))?.[0];
}

const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|vs|approx|incl|dr|mr|mrs|ms|st|no|inc|ltd)\.|\b[A-Z]\.)$/i;

function isLabelled(sentence: string): boolean {
  const label = /^[^:：]{2,40}(?=[:：])/.exec(sentence)?.[0];
  return label !== undefined && topicOf(label) !== undefined;
}

/** Splits prose at sentence ends of Latin, Arabic and East Asian scripts. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let current = '';
  for (const piece of line.split(/(?<=[.!?…]["'”’)]?)\s+|(?<=[。！？؟])\s*/u)) {
    current = current === '' ? piece : `${current} ${piece}`;
    if (abbreviation.test(current)) continue;
    sentences.push(current);
    current = '';
  }
  if (current !== '') sentences.push(current);
  // What is listed behind a label stays together: its parts belong under that label.
  return sentences
    .flatMap((sentence) => (isLabelled(sentence) ? [sentence] : sentence.split(/\s*;\s+/)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Removes control and direction characters, joins the line endings of all systems. */
function normalise(idea: string): string {
  return idea
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) =>
      character === '\n'
        ? '\n'
        : character === '\t'
          ? ' '
          : character === '\u200d'
            ? character
            : '',
    )
    .trim();
}

const partsOfPage =
  /^(.*?\b(?:web ?site|home ?page|landing page|web ?page|portfolio)\b[^,]*?)\swith\s([^.]+,[^.]+)\.?$/i;

/** Whether a sentence is nothing but short noun phrases: `Shared lists, chores, streaks.` */
function isBareList(sentence: string): boolean {
  if (
    /\b(?:is|are|was|i|we|they|it|you|can|could|must|should|will|need|want|have|has)\b/i.test(
      sentence,
    )
  )
    return false;
  const items = itemsOf(sentence);
  return (
    items.length > 2 &&
    items.every((item) => item.split(' ').length < 6) &&
    !items.some((item) => startsWithVerb(tokensOf(item), 'base') && item.includes(' '))
  );
}

function lastWordOf(text: string): string {
  return (/[\p{L}]+(?=[.!]?$)/u.exec(text)?.[0] ?? '').toLowerCase();
}

interface SplitIdea {
  statements: Statement[];
  text: string;
  unreadCharacters: number;
}

const listMark = /^\s*(?:[-*•‣▪–—+]|\(?\d{1,3}[.)]|[a-z][.)])\s+/;

/**
 * Cuts an idea into statements: sentences of prose and items of lists, each with the topic of the heading or label
 * that it stands under.
 *
 * @param idea any text of any length; only the first {@link readLimit} characters are read
 */
export function splitIdea(idea: string): SplitIdea {
  const whole = idea.trim();
  let start = whole.slice(0, readLimit);
  if (whole.length > readLimit) start = start.replace(/\s\S*$/, '');
  const text = normalise(start);
  const statements: Statement[] = [];
  let topic: Topic = 'none';
  const push = (line: string, lineTopic: Topic, isListItem: boolean): void => {
    const cleaned = line
      .replace(/\*\*|__|`/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (cleaned === '' || !/[\p{L}\p{N}]/u.test(cleaned)) return;
    const told = asStatement(withProperNames(cleaned));
    statements.push({ text: told.slice(0, longestStatement), topic: lineTopic, isListItem });
  };
  let previousWasList = false;
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    if (isBlank) continue;
    const isHeading = /^\s*#{1,6}\s/.test(line);
    const isListItem = !isHeading && listMark.test(line);
    const content = line
      .replace(/^\s*(?:#{1,6}|>+)\s*/, '')
      .replace(isListItem ? listMark : /^\s+/, '');
    const headingTopic = topicOf(content.replace(/[:：]\s*$/, ''));
    const isBullet = isListItem && !/^\s*\(?\d/.test(line) && !/[:：]\s*$/.test(content);
    if (
      headingTopic !== undefined &&
      !isBullet &&
      (isHeading || /[:：*]\s*$/.test(content) || content.length < 40)
    ) {
      topic = headingTopic;
      previousWasList = false;
      continue;
    }
    if (isHeading) {
      topic = statements.length === 0 ? 'name' : 'none';
      if (topic === 'name') push(content, 'name', false);
      topic = 'none';
      continue;
    }
    if (previousWasList && !isListItem && !/^\s{2,}/.test(line)) topic = 'none';
    previousWasList = isListItem;
    if (isListItem) {
      const isTitle =
        statements.length === 0 &&
        topic === 'none' &&
        /^(?:an?\s)?(?:[\w-]+\s){0,5}[\w-]+[.!]?$/.test(content) &&
        isKindWord(lastWordOf(content));
      const isName =
        statements.length === 0 &&
        topic === 'none' &&
        /^\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*$/u.test(content.trim());
      if (isName) push(content.trim(), 'name', false);
      else pushLabelled(content, !isTitle);
      continue;
    }
    for (const sentence of sentencesOf(content)) {
      const separate = sentence.split(
        /[,–—]\s+(?:but\s|and\s|with\s)?(?=(?:no|without)\s(?:any\s)?(?:[\w-]+\s){0,2}(?:needed|required|necessary|please)\b|(?:no|without)\s(?:any\s)?(?:accounts?|ads|cloud|login|registration|sign[- ]?ups?|chat|payments?|tracking)\b)|\s+(?=no\s[\w-]+(?:\s[\w-]+)?\s(?:needed|required|necessary)\b)/i,
      );
      for (const part of separate) pushLabelled(part, false);
    }
  }
  return {
    statements,
    text: text.replace(/\s+/g, ' '),
    unreadCharacters: Math.max(0, whole.length - start.length),
  };

  function pushItems(line: string, lineTopic: Topic): void {
    const items = itemsOf(line);
    for (const item of items) push(item, lineTopic, items.length > 1);
  }

  function pushLabelled(sentence: string, isListItem: boolean): void {
    const label = /^([^:：]{2,40})[:：]\s*(.*)$/s.exec(sentence);
    const labelTopic = label === null ? undefined : topicOf(label[1] ?? '');
    if (
      /^(?:product|app|project|brand)$/i.test(label?.[1] ?? '') &&
      /^\p{Lu}\S*(?:\s\S+){0,3}$/u.test(label?.[2] ?? '')
    ) {
      push(label?.[2] ?? '', 'name', false);
      return;
    }
    if (label === null || labelTopic === undefined) {
      const list = isListItem ? undefined : enumerationIn(sentence);
      const page = isListItem ? null : partsOfPage.exec(sentence);
      if (page !== null && topic === 'none') {
        push(`${page[1] ?? ''}.`, topic, false);
        pushItems(page[2] ?? '', 'features');
        return;
      }
      if (
        list === undefined &&
        topic === 'none' &&
        !isListItem &&
        statements.length > 0 &&
        isBareList(sentence)
      ) {
        pushItems(sentence, 'features');
        return;
      }
      if (list !== undefined) pushItems(list, 'features');
      else if (topic === 'features' && !isListItem) pushItems(sentence, topic);
      else push(sentence, topic, isListItem);
      return;
    }
    const body = label[2] ?? '';
    if (labelTopic === 'constraints' && body !== '') {
      push(sentence, labelTopic, isListItem);
      return;
    }
    const inline = body
      .split(labelTopic === 'features' || labelTopic === 'goals' ? /\s[-•]\s+|;\s+/ : /\s[-•]\s+/)
      .filter((item) => item.trim() !== '');
    const [only] = inline;
    if (only === undefined) {
      topic = labelTopic;
      return;
    }
    if (inline.length === 1 && (labelTopic === 'features' || labelTopic === 'later')) {
      pushItems(only, labelTopic);
      return;
    }
    for (const item of inline) push(item, labelTopic, inline.length > 1);
    if (!isListItem && inline.length > 1) previousWasList = true;
  }
}
