import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DocumentType } from '../../../contract/documentType';

const Drawing = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  strokeLinecap: 'round',
  strokeWidth: 3,
  '& .sheet': {
    fill: theme.vars.palette.background.default,
    stroke: theme.vars.palette.divider,
    strokeWidth: 1.5,
  },
  '& .strong': { stroke: theme.vars.palette.text.primary, strokeWidth: 4 },
  '& .line': {
    stroke: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 45%, transparent)`,
  },
  '& .rule': { stroke: theme.vars.palette.divider, strokeWidth: 1.5 },
  '& .accent': { stroke: theme.vars.palette.primary.main },
  '& .accent-fill': { fill: theme.vars.palette.primary.main },
  '& .dot': { fill: theme.vars.palette.outline },
  '& .well': {
    fill: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 22%, transparent)`,
  },
}));

function Sketch({ children }: { children: ReactNode }) {
  return (
    <Drawing
      width="120"
      height="76"
      viewBox="0 0 120 76"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </Drawing>
  );
}

/** Decorative sketches of the document types, each beside its name. */
export const documentSketches: Record<DocumentType, ReactNode> = {
  prd: (
    <Sketch>
      <rect className="sheet" x="0.75" y="0.75" width="118.5" height="74.5" rx="6" />
      <path className="strong" d="M14 17h46" />
      <path className="line" d="M14 30h92M14 39h78" />
      <circle className="accent-fill" cx="16" cy="52" r="2.5" />
      <circle className="accent-fill" cx="16" cy="61" r="2.5" />
      <path className="line" d="M25 52h62M25 61h48" />
    </Sketch>
  ),
  frd: (
    <Sketch>
      <rect className="sheet" x="0.75" y="0.75" width="118.5" height="74.5" rx="6" />
      <path className="strong" d="M14 17h34" />
      <path className="rule" d="M14 27.5h92M14 42.5h92M14 57.5h92M34 27.5v38" />
      <path className="accent" d="M16 35h10M16 50h10M16 63.5h10" />
      <path className="line" d="M42 35h58M42 50h44M42 63.5h52" />
    </Sketch>
  ),
  mockup: (
    <Sketch>
      <rect className="sheet" x="0.75" y="0.75" width="118.5" height="74.5" rx="6" />
      <path className="rule" d="M1 14.5h118" />
      <circle className="dot" cx="10" cy="7.75" r="2" />
      <circle className="dot" cx="18" cy="7.75" r="2" />
      <rect className="well" x="66" y="24" width="40" height="28" rx="3" />
      <path className="strong" d="M14 28h38" />
      <path className="line" d="M14 38h42M14 45h30" />
      <rect className="accent-fill" x="13" y="55" width="26" height="10" rx="3" />
    </Sketch>
  ),
};
