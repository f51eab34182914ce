import { styled, type CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cardTitles } from './table/cardTitles';
import type { RecordColumn } from './table/recordColumns';
import { RecordEditorSlot } from './editor/RecordEditorSlot';
import { RecordsHeader } from './RecordsHeader';
import type { Identified } from './state/recordsState';
import type { RecordEditorControl } from './editor/useRecordEditor';

type Titled = Pick<RecordColumn<Identified>, 'title' | 'kind'>;

interface RecordsSectionProps {
  title: string;
  /** The table's columns: when rows are shown as cards, each cell shows its column's title. */
  columns: readonly Titled[];
  /** The search field. */
  search?: ReactNode;
  /** Buttons that apply to all records. */
  actions: ReactNode;
  editor: RecordEditorControl;
  /** The table and related content. */
  children: ReactNode;
}

const Section = styled('section', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: readonly Titled[];
}>(({ theme, columns }): CSSObject => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: '100%',
  ...cardTitles(columns),
}));

/** A section of records: title and buttons, the open dialog, and the table. */
export function RecordsSection({
  title,
  columns,
  search,
  actions,
  editor,
  children,
}: RecordsSectionProps) {
  return (
    <Section columns={columns}>
      <RecordsHeader title={title} search={search}>
        {actions}
      </RecordsHeader>
      <RecordEditorSlot editor={editor} />
      {children}
    </Section>
  );
}
