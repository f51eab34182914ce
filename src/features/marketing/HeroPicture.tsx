import Chip from '@mui/material/Chip';
import { keyframes, styled } from '@mui/material/styles';

// Animate only the opacity: the compositor does it, which leaves the main thread to the scripts.
const ink = keyframes({ from: { opacity: 0 } });
const caret = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

/** The delay of each line, in seconds. */
const lines = [0.3, 0.7, 0.9, 1.5, 1.7, 2.1, 2.7, 2.9, 3.4, 3.9];

const Picture = styled('figure')(({ theme }) => ({
  ...theme.typography.caption,
  lineHeight: 1.45,
  display: 'grid',
  alignContent: 'start',
  margin: 0,
  // The height that the parent reserves: centred, the picture would move while its lines arrive.
  minHeight: 'inherit',
  '& p': { margin: 0 },
  '& .idea': {
    justifySelf: 'start',
    width: '86%',
    padding: '14px 18px 30px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.subtle,
  },
  '& .label': {
    display: 'block',
    marginBlockEnd: 4,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
  },
  '& .sheet': {
    justifySelf: 'end',
    width: '92%',
    marginBlockStart: -18,
    padding: '18px clamp(16px, 5%, 26px) 22px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: '0 12px 32px rgb(31 26 23 / 0.07)',
  },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& .writing': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: theme.vars.palette.text.secondary,
  },
  '& .caret': {
    width: 2,
    height: '1.1em',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${caret} 1.1s steps(2, jump-none) 12`,
  },
  '& .title': { ...theme.typography.h3, paddingBlockStart: 12 },
  '& .part': { paddingBlock: '12px 2px', fontWeight: 650 },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    gap: 8,
    paddingBlock: 6,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    '& span:first-of-type': {
      fontVariantNumeric: 'tabular-nums',
      color: theme.vars.palette.text.secondary,
    },
  },
  // Each line's space is reserved from the start, so that nothing shifts. They appear without a fade, since half-
  // transparent text has too little contrast.
  // `backwards`: Chromium can leave a filled-forwards step animation at its start value for good.
  '& [class*="ink-"]': { animation: `${ink} 1ms step-end backwards` },
  ...Object.fromEntries(
    lines.map((seconds, index) => [
      `& .ink-${String(index + 1)}`,
      { animationDelay: `${String(seconds)}s` },
    ]),
  ),
  '@media print': { display: 'none' },
}));

/**
 * The hero picture: an idea and the requirement document being written from it. Made of text and boxes, so that it
 * is sharp at any size and follows the colour scheme. Screen readers get one image with a description.
 */
export function HeroPicture() {
  return (
    <Picture
      id="after-first-lines"
      role="img"
      aria-label="An idea for a library of tools in one street, in five sentences, and below it a Product Requirement Document that is being written from it: its words sorted under goals and requirements, and the questions that are open."
    >
      <div className="idea" aria-hidden="true">
        <span className="label">Your idea</span>
        <p>
          A lending library for the tools of one street. Neighbours list what they own. Anybody can
          borrow a drill for up to 7 days. The keeper sees what is overdue. No deposits.
        </p>
      </div>
      <div className="sheet" aria-hidden="true">
        <div className="head">
          <Chip component="span" label="PRD" variant="outlined" />
          <span className="writing">
            Writing
            <span className="caret" />
          </span>
        </div>
        <p className="title ink-1">Lending library</p>
        <p className="part ink-2">Goals and purpose</p>
        <div className="row ink-3">
          <span>G1</span>
          <span>A lending library for the tools of one street</span>
        </div>
        <p className="part ink-4">Requirements</p>
        <div className="row ink-5">
          <span>R1</span>
          <span>Neighbours list what they own</span>
        </div>
        <div className="row ink-6">
          <span>R2</span>
          <span>Anybody can borrow a drill for up to 7 days</span>
        </div>
        <div className="row ink-7">
          <span>R3</span>
          <span>The keeper sees what is overdue</span>
        </div>
        <p className="part ink-8">Open questions</p>
        <div className="row ink-9">
          <span>Q1</span>
          <span>Who pays when an item comes back broken, and who decides that it is?</span>
        </div>
        <div className="row ink-10">
          <span>Q2</span>
          <span>What happens on the day after the due date?</span>
        </div>
      </div>
    </Picture>
  );
}
