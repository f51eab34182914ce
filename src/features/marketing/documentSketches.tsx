import type { ReactNode } from 'react';
import type { DocumentType } from '../../../contract/documentType';

function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg
      className="sketch"
      width="120"
      height="76"
      viewBox="0 0 120 76"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** What each document type looks like from afar; beside its name, so without one of their own. */
export const documentSketches: Record<DocumentType, ReactNode> = {
  prd: (
    <Sketch>
      <rect className="sketch-sheet" x="0.75" y="0.75" width="118.5" height="74.5" rx="6" />
      <path className="sketch-strong" d="M14 17h46" />
      <path className="sketch-line" d="M14 30h92M14 39h78" />
      <circle className="sketch-accent-fill" cx="16" cy="52" r="2.5" />
      <circle className="sketch-accent-fill" cx="16" cy="61" r="2.5" />
      <path className="sketch-line" d="M25 52h62M25 61h48" />
    </Sketch>
  ),
  frd: (
    <Sketch>
      <rect className="sketch-sheet" x="0.75" y="0.75" width="118.5" height="74.5" rx="6" />
      <path className="sketch-strong" d="M14 17h34" />
      <path className="sketch-rule" d="M14 27.5h92M14 42.5h92M14 57.5h92M34 27.5v38" />
      <path className="sketch-accent" d="M16 35h10M16 50h10M16 63.5h10" />
      <path className="sketch-line" d="M42 35h58M42 50h44M42 63.5h52" />
    </Sketch>
  ),
  mockup: (
    <Sketch>
      <rect className="sketch-sheet" x="0.75" y="0.75" width="118.5" height="74.5" rx="6" />
      <path className="sketch-rule" d="M1 14.5h118" />
      <circle className="sketch-dot" cx="10" cy="7.75" r="2" />
      <circle className="sketch-dot" cx="18" cy="7.75" r="2" />
      <rect className="sketch-well" x="66" y="24" width="40" height="28" rx="3" />
      <path className="sketch-strong" d="M14 28h38" />
      <path className="sketch-line" d="M14 38h42M14 45h30" />
      <rect className="sketch-accent-fill" x="13" y="55" width="26" height="10" rx="3" />
    </Sketch>
  ),
};
