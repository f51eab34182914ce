import { styled } from '@mui/material/styles';

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.subtle,
  '& p': { margin: 0, overflowWrap: 'anywhere', '&::first-letter': { textTransform: 'uppercase' } },
  '& .bar': {
    height: 24,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    // Three dots, as in the title bar of a window.
    background: `radial-gradient(circle 4px at 14px 50%, ${theme.vars.palette.outline} 98%, transparent),
      radial-gradient(circle 4px at 28px 50%, ${theme.vars.palette.outline} 98%, transparent),
      radial-gradient(circle 4px at 42px 50%, ${theme.vars.palette.outline} 98%, transparent)`,
  },
  '& .page': { display: 'grid', gap: 10, padding: 14, paddingBlock: 14 },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  '& .title': { fontWeight: 650, fontSize: '1rem', lineHeight: 1.3 },
  '& .panels': { display: 'grid', gap: 8, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& .panel': {
    display: 'grid',
    gap: 8,
    alignContent: 'start',
    padding: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    fontWeight: 600,
    backgroundColor: theme.vars.palette.background.paper,
    // Two grey lines that represent the panel's text.
    '&::after': {
      content: '""',
      height: 20,
      background: `linear-gradient(${theme.vars.palette.divider} 0 0) 0 0 / 100% 7px no-repeat,
        linear-gradient(${theme.vars.palette.divider} 0 0) 0 13px / 62% 7px no-repeat`,
    },
  },
  '& .button': {
    padding: '4px 8px',
    borderRadius: 6,
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
  },
}));

/**
 * A sketch of a mockup: a window with the title, the buttons and the records of its first page.
 *
 * @param text one part a line: `# Title`, `- Button`, `## Record`
 */
export function PageSketch({ text }: { text: string }) {
  const [head = '', ...records] = text.split(/\n?^##? /m).slice(1);
  const [title = '', ...buttons] = head.split('\n- ');
  return (
    <Frame>
      <div className="bar" />
      <div className="page">
        <div className="head">
          <p className="title">{title}</p>
          {buttons.map((button) => (
            <p key={button} className="button">
              {button}
            </p>
          ))}
        </div>
        <div className="panels">
          {records.map((record) => (
            <p key={record} className="panel">
              {record}
            </p>
          ))}
        </div>
      </div>
    </Frame>
  );
}
