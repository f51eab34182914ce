import {
  AlignmentType,
  BorderStyle,
  CheckBox,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import { attributeOf, imageText, parseMarkdown, taskState, type MarkdownNode } from './markdown';

const headingLevels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** Word's lists have nine levels. */
const maximumListLevel = 8;
const indentPerLevel = 360;

/** The context that an element inherits from its ancestors. */
interface InheritedContext {
  /** The list it is in, and how deep. */
  list?: { reference: string; level: number };
  /** Indentation by lists and quotes, in twentieths of a point. */
  indent: number;
}

interface TextStyle {
  bold?: boolean;
  italics?: boolean;
  strike?: boolean;
  font?: string;
  style?: string;
}

/**
 * A Markdown document as a Word file with real headings, lists, tables and links. Nothing in the file is loaded from
 * elsewhere.
 *
 * @param text Markdown
 * @param title the file's title
 */
export function wordDocument(text: string, title: string): Promise<Blob> {
  const numberings = [numbering('bullets', LevelFormat.BULLET)];

  const blocks = (
    nodes: readonly MarkdownNode[],
    around: InheritedContext,
  ): (Paragraph | Table)[] => nodes.flatMap((node) => block(node, around));

  const list = (node: MarkdownNode, around: InheritedContext) => {
    const level = Math.min((around.list?.level ?? -1) + 1, maximumListLevel);
    const inside = {
      indent: around.indent + indentPerLevel,
      list: { reference: listReference(node), level },
    };
    return node.children.flatMap((item) =>
      item.children.flatMap((child, index) =>
        // Only the first paragraph of an item has its mark.
        index === 0 && child.token.type === 'paragraph_open'
          ? paragraph(child, inside, taskState(item.token))
          : block(child, inside, true),
      ),
    );
  };

  /** Every ordered list has its own numbering and first number. */
  const listReference = ({ token }: MarkdownNode): string => {
    if (token.type === 'bullet_list_open') return 'bullets';
    const reference = `numbers-${numberings.length}`;
    const start = Number(attributeOf(token, 'start') || 1);
    numberings.push(numbering(reference, LevelFormat.DECIMAL, start));
    return reference;
  };

  const block = (
    node: MarkdownNode,
    around: InheritedContext,
    isContinued = false,
  ): (Paragraph | Table)[] => {
    const { token, children } = node;
    switch (token.type) {
      case 'heading_open': {
        const heading = headingLevels[Number(token.tag.slice(1)) - 1] ?? HeadingLevel.HEADING_6;
        return [
          new Paragraph({
            heading,
            keepNext: true,
            ...directionOf(node),
            children: runs(children),
          }),
        ];
      }
      case 'bullet_list_open':
      case 'ordered_list_open':
        return list(node, around);
      case 'blockquote_open':
        return blocks(children, { indent: around.indent + indentPerLevel });
      case 'fence':
      case 'code_block':
        return [codeParagraph(token.content, around.indent)];
      case 'hr':
        return [
          new Paragraph({
            border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' } },
          }),
        ];
      case 'table_open':
        return [table(node), new Paragraph({})];
      default:
        return [paragraph(node, isContinued ? { indent: around.indent } : around)];
    }
  };

  const children = blocks(parseMarkdown(text), { indent: 0 });
  return Packer.toBlob(
    new Document({
      title,
      creator: 'Ideakiln',
      styles: {
        default: {
          document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 120 } } },
          ...headingStyles,
        },
      },
      numbering: { config: numberings },
      sections: [{ children }],
    }),
  );
}

const headingStyles = Object.fromEntries(
  [40, 30, 26, 24, 22, 22].map((size, index) => [
    `heading${index + 1}`,
    {
      run: { size, bold: true, color: '1F1A17' },
      paragraph: { spacing: { before: index === 0 ? 0 : 280, after: 120 } },
    },
  ]),
);

function numbering(
  reference: string,
  format: typeof LevelFormat.BULLET | typeof LevelFormat.DECIMAL,
  start = 1,
) {
  return {
    reference,
    levels: Array.from({ length: maximumListLevel + 1 }, (_, level) => ({
      level,
      start,
      format,
      text: format === LevelFormat.DECIMAL ? `%${level + 1}.` : level === 0 ? '•' : '–',
      alignment: AlignmentType.LEFT,
      style: {
        paragraph: { indent: { left: indentPerLevel * (level + 1), hanging: indentPerLevel } },
      },
    })),
  };
}

const isRightToLeft = ({ token }: MarkdownNode): boolean => attributeOf(token, 'dir') === 'rtl';

const directionOf = (node: MarkdownNode): { bidirectional?: true } =>
  isRightToLeft(node) ? { bidirectional: true } : {};

function paragraph(
  node: MarkdownNode,
  { list, indent }: InheritedContext,
  isDone?: boolean,
): Paragraph {
  const options: IParagraphOptions =
    list !== undefined
      ? { numbering: list, spacing: { after: 60 } }
      : indent > 0
        ? { indent: { left: indent } }
        : {};
  const box = isDone === undefined ? [] : [new CheckBox({ checked: isDone }), new TextRun(' ')];
  return new Paragraph({
    ...options,
    ...directionOf(node),
    children: [...box, ...runs(node.children)],
  });
}

function codeParagraph(code: string, indent: number): Paragraph {
  const lines = code.replace(/\n$/, '').split('\n');
  return new Paragraph({
    indent: { left: indent },
    shading: { type: ShadingType.CLEAR, fill: 'F4F2EF' },
    children: lines.map(
      (line, index) =>
        new TextRun({
          text: wellFormed(line),
          font: 'Consolas',
          size: 19,
          ...(index === 0 ? {} : { break: 1 }),
        }),
    ),
  });
}

function table(node: MarkdownNode): Table {
  const rows = node.children.flatMap((part) =>
    part.children.map((row) => ({ row, isHead: part.token.type === 'thead_open' })),
  );
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(isRightToLeft(node) ? { visuallyRightToLeft: true } : {}),
    rows: rows.map(
      ({ row, isHead }) =>
        new TableRow({
          ...(isHead ? { tableHeader: true } : {}),
          cantSplit: true,
          children: row.children.map(
            (cell) =>
              new TableCell({
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: 'F4F2EF' } } : {}),
                children: [
                  new Paragraph({
                    spacing: { after: 0 },
                    ...directionOf(node),
                    children: runs(cell.children, isHead ? { bold: true } : {}),
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

const styles: Readonly<Record<string, TextStyle>> = {
  strong_open: { bold: true },
  em_open: { italics: true },
  s_open: { strike: true },
};

function runs(nodes: readonly MarkdownNode[], style: TextStyle = {}): ParagraphChild[] {
  return nodes.flatMap(({ token, children }): ParagraphChild[] => {
    switch (token.type) {
      case 'link_open':
        return [
          new ExternalHyperlink({
            link: attributeOf(token, 'href'),
            children: runs(children, { ...style, style: 'Hyperlink' }),
          }),
        ];
      case 'code_inline':
        return [new TextRun({ ...style, text: wellFormed(token.content), font: 'Consolas' })];
      case 'softbreak':
        return [new TextRun({ ...style, text: ' ' })];
      case 'hardbreak':
        return [new TextRun({ ...style, break: 1 })];
      case 'image':
        return [new TextRun({ ...style, ...styles.em_open, text: wellFormed(imageText(token)) })];
      case 'text':
      case 'text_special':
        return [new TextRun({ ...style, text: wellFormed(token.content) })];
      default:
        return runs(children, { ...style, ...styles[token.type] });
    }
  });
}

/** Removes the characters that XML does not allow, with which Word could not open the file. */
function wellFormed(text: string): string {
  return text.replace(
    // oxlint-disable-next-line no-control-regex -- these are the characters to remove
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
}
