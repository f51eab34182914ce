import type { ReactNode } from 'react';
import { TableScroll } from './FormattedSheet';
import { attributeOf, imageText, taskState, type MarkdownNode } from './markdown';

interface NodeProps {
  node: MarkdownNode;
  /** The element id of a source line. */
  idOf: (line: number) => string;
}

/** One element of a Markdown document. All attributes are set here; the only one from the text is a link's address. */
export function FormattedNode({ node, idOf }: NodeProps): ReactNode {
  const { token, children } = node;
  const inner = children.map((child, index) => (
    <FormattedNode key={index} node={child} idOf={idOf} />
  ));
  const dir = attributeOf(token, 'dir') || undefined;
  const line = token.map?.[0];
  const id = line === undefined ? undefined : idOf(line);
  switch (token.type) {
    case 'heading_open':
      return <Heading id={id} dir={dir} level={Number(token.tag.slice(1))} content={inner} />;
    case 'paragraph_open':
      if (token.hidden) return inner;
      return (
        <p dir={dir} {...(token.level === 0 ? { id } : {})}>
          {inner}
        </p>
      );
    case 'inline':
      return inner;
    case 'bullet_list_open':
      return <ul dir={dir}>{inner}</ul>;
    case 'ordered_list_open':
      return (
        <ol dir={dir} start={Number(attributeOf(token, 'start') || 1)}>
          {inner}
        </ol>
      );
    case 'list_item_open':
      return <Item id={id} isDone={taskState(token)} content={inner} />;
    case 'blockquote_open':
      return <blockquote dir={dir}>{inner}</blockquote>;
    case 'fence':
    case 'code_block':
      return (
        <pre id={id} dir="ltr">
          <code>{token.content}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'table_open':
      return (
        // Focusable, so that it also scrolls with the keyboard.
        <TableScroll className="table" role="group" aria-label="Table" tabIndex={0}>
          <table dir={dir}>{inner}</table>
        </TableScroll>
      );
    case 'thead_open':
      return <thead>{inner}</thead>;
    case 'tbody_open':
      return <tbody>{inner}</tbody>;
    case 'tr_open':
      return <tr id={id}>{inner}</tr>;
    case 'th_open':
      return (
        <th scope="col" style={alignmentOf(node)}>
          {inner}
        </th>
      );
    case 'td_open':
      return <td style={alignmentOf(node)}>{inner}</td>;
    case 'strong_open':
      return <strong>{inner}</strong>;
    case 'em_open':
      return <em>{inner}</em>;
    case 's_open':
      return <s>{inner}</s>;
    case 'code_inline':
      return <code>{token.content}</code>;
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return <br />;
    case 'link_open':
      return (
        <a href={attributeOf(token, 'href')} target="_blank" rel="noopener noreferrer nofollow">
          {inner}
        </a>
      );
    case 'image':
      return <span className="image">{imageText(token)}</span>;
    default:
      return token.content;
  }
}

const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const;

interface HeadingProps {
  id: string | undefined;
  dir: string | undefined;
  level: number;
  content: ReactNode;
}

/** The page's own heading is level one, so those of the document start at level two. */
function Heading({ id, dir, level, content }: HeadingProps) {
  const Tag = headingTags[level - 1] ?? 'h6';
  return (
    <Tag id={id} dir={dir} tabIndex={-1}>
      {content}
    </Tag>
  );
}

interface ItemProps {
  id: string | undefined;
  isDone: boolean | undefined;
  content: ReactNode;
}

function Item({ id, isDone, content }: ItemProps) {
  if (isDone === undefined) return <li id={id}>{content}</li>;
  return (
    <li id={id} className="task">
      <input type="checkbox" disabled checked={isDone} aria-label={isDone ? 'Done' : 'To do'} />
      {content}
    </li>
  );
}

const alignments = { left: 'start', center: 'center', right: 'end' } as const;

function alignmentOf({ token }: MarkdownNode): { textAlign?: 'start' | 'center' | 'end' } {
  const [, side] = /text-align:(left|center|right)/.exec(attributeOf(token, 'style')) ?? [];
  return side === 'left' || side === 'center' || side === 'right'
    ? { textAlign: alignments[side] }
    : {};
}
