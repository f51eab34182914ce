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
    /^(?:(?:key|main|core|must[- ]have|important|essential|basic|mvp)\s)?(?:features?|functions?|functionality|functionalities|capabilities|requirements?|functional requirements?|user stories|scope|must have|should have|what it does|how it works)$/,
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

/** Splits prose at sentence ends of Latin, Arabic and East Asian scripts. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let current = '';
  for (const piece of line.split(/(?<=[.!?…]["'”’)]?)\s+|(?<=[。！？؟])\s*|\s*;\s+/u)) {
    current = current === '' ? piece : `${current} ${piece}`;
    if (abbreviation.test(current)) continue;
    sentences.push(current);
    current = '';
  }
  if (current !== '') sentences.push(current);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
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
    statements.push({ text: cleaned.slice(0, longestStatement), topic: lineTopic, isListItem });
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
    if (
      headingTopic !== undefined &&
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
      pushLabelled(content, true);
      continue;
    }
    for (const sentence of sentencesOf(content)) pushLabelled(sentence, false);
  }
  return {
    statements,
    text: text.replace(/\s+/g, ' '),
    unreadCharacters: Math.max(0, whole.length - start.length),
  };

  function pushLabelled(sentence: string, isListItem: boolean): void {
    const label = /^([^:：]{2,40})[:：]\s*(.*)$/s.exec(sentence);
    const labelTopic = label === null ? undefined : topicOf(label[1] ?? '');
    if (label === null || labelTopic === undefined) {
      push(sentence, topic, isListItem);
      return;
    }
    const inline = (label[2] ?? '').split(/\s[-•]\s+/).filter((item) => item.trim() !== '');
    if (inline.length === 0) {
      topic = labelTopic;
      return;
    }
    for (const item of inline) push(item, labelTopic, inline.length > 1);
    if (!isListItem && inline.length > 1) previousWasList = true;
  }
}
