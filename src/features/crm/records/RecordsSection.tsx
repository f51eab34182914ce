import { styled, type CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cardTitles } from './cardTitles';
import type { RecordColumn } from './recordColumns';
import { RecordEditorSlot } from './RecordEditorSlot';
import { RecordsHeader } from './RecordsHeader';
import type { Identified } from './recordsState';
import type { RecordEditorControl } from './useRecordEditor';

type Titled = Pick<RecordColumn<Identified>, 'title' | 'kind'>;

interface RecordsSectionProps {
  title: string;
  /** Those of its table: where the rows are cards, each cell shows its column's title. */
  columns: readonly Titled[];
  /** The buttons that concern all records. */
  actions: ReactNode;
  editor: RecordEditorControl;
  /** The table, and what else belongs to it. */
  children: ReactNode;
}

const Section = styled('section', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: readonly Titled[];
}>(({ theme, columns }): CSSObject => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: '100%',
  ...cardTitles(columns),
}));

/** Records under their title: the buttons beside it, the dialog while it is open, the table below. */
export function RecordsSection({ title, columns, actions, editor, children }: RecordsSectionProps) {
  return (
    <Section columns={columns}>
      <RecordsHeader title={title}>{actions}</RecordsHeader>
      <RecordEditorSlot editor={editor} />
      {children}
    </Section>
  );
}
