import MarkdownIt, { type Token } from 'markdown-it';
import { textDirection } from './textDirection';

/** An element of a Markdown document with its children. */
export interface MarkdownNode {
  token: Token;
  children: MarkdownNode[];
}

const allowedLink = /^(?:https?:|mailto:|tel:)/i;
const taskMark = /^\[([ xX])\]\s+/;

/** HTML in the text stays text, and a link with another scheme stays the text it was written as. */
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });
parser.validateLink = (url) => allowedLink.test(url.trim());
parser.core.ruler.after('inline', 'tasks', ({ tokens }) => {
  tokens.forEach((token, index) => {
    const item = tokens[index - 2];
    const first = token.children?.[0];
    if (token.type !== 'inline' || item?.type !== 'list_item_open' || first?.type !== 'text')
      return;
    const [mark, state] = taskMark.exec(first.content) ?? [];
    if (mark === undefined) return;
    item.meta = { isDone: state !== ' ' };
    first.content = first.content.slice(mark.length);
  });
});
const directed = /^(?:heading|paragraph|bullet_list|ordered_list|blockquote|table)_(?:open|close)$/;
parser.core.ruler.after('tasks', 'directions', ({ tokens }) => {
  const texts: string[] = [];
  const open: { token: Token; from: number }[] = [];
  for (const token of tokens) {
    if (token.type === 'inline') texts.push(token.content);
    if (!directed.test(token.type)) continue;
    if (token.nesting === 1) {
      open.push({ token, from: texts.length });
      continue;
    }
    const ended = open.pop();
    const direction = ended && textDirection(texts.slice(ended.from).join('\n'));
    if (direction !== undefined) ended?.token.attrSet('dir', direction);
  }
});
// To request nothing, show a picture as its description and its address.
parser.renderer.rules.image = (tokens, index) => {
  const token = tokens[index];
  return token === undefined ? '' : parser.utils.escapeHtml(imageText(token));
};
parser.renderer.rules.list_item_open = (tokens, index) => {
  const isDone = tokens[index] && taskState(tokens[index]);
  return isDone === undefined ? '<li>' : `<li>${isDone ? '☑' : '☐'} `;
};

/** Parses a Markdown document into a tree. */
export function parseMarkdown(text: string): MarkdownNode[] {
  return treeOf(parser.parse(text, {}));
}

/** Converts a Markdown document to HTML that runs and requests nothing. */
export function markdownHtml(text: string): string {
  return parser.render(text);
}

/** The replacement for a picture: its description and its address. */
export function imageText(token: Token): string {
  const address = attributeOf(token, 'src');
  return token.content === '' ? address : `${token.content} (${address})`;
}

/** An attribute that the parser has set; empty if it has not. */
export function attributeOf(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

/** Whether a task is done; `undefined` for an item that is no task. */
export function taskState({ meta }: Token): boolean | undefined {
  return typeof meta?.isDone === 'boolean' ? meta.isDone : undefined;
}

function treeOf(tokens: readonly Token[]): MarkdownNode[] {
  const roots: MarkdownNode[] = [];
  const open: MarkdownNode[][] = [roots];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    const isInline = token.type === 'inline' && token.children !== null;
    const node = { token, children: isInline ? treeOf(token.children ?? []) : [] };
    open.at(-1)?.push(node);
    if (token.nesting === 1) open.push(node.children);
  }
  return roots;
}
