import { styled } from '@mui/material/styles';

const Lines = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& .part': { fontWeight: 650 },
  '& * + .part': { marginBlockStart: 16 },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    gap: 8,
    paddingBlock: 7,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    textWrap: 'pretty',
    '&:last-child': { borderBlockEnd: 0 },
    '& span:first-of-type': {
      fontVariantNumeric: 'tabular-nums',
      color: theme.vars.palette.text.secondary,
    },
  },
  '& .check': { color: theme.vars.palette.text.secondary },
}));

// A line of a document: `## Part`, `### R1 Statement`, `- R1 Statement` or `- R1.1 Check`.
const documentLine = /^(##|###|-) (?:([A-Z][\d.]+) )?(.*)$/;

function ExcerptLine({ line }: { line: string }) {
  const [, mark, id = '', text = line] = documentLine.exec(line) ?? [];
  if (mark === '##') return <p className="part">{text}</p>;
  return (
    <p className={id.includes('.') ? 'row check' : 'row'}>
      <span>{id}</span>
      <span>{text}</span>
    </p>
  );
}

/**
 * Some lines of a requirement document, with each id beside its statement.
 *
 * @param text lines of the document, without empty ones
 */
export function DocumentExcerpt({ text }: { text: string }) {
  return (
    <Lines>
      {text.split('\n').map((line) => (
        <ExcerptLine key={line} line={line} />
      ))}
    </Lines>
  );
}
