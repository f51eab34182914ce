import type { ReactNode } from 'react';
import { ClampedText } from './ClampedText';
import type { RecordColumn } from './recordColumn';

interface RecordCellProps {
  kind: RecordColumn<unknown>['kind'];
  children: ReactNode;
}

/** A cell of a table of records; a plain text in it shows at most three lines. */
export function RecordCell({ kind, children }: RecordCellProps) {
  const content = typeof children === 'string' ? <ClampedText>{children}</ClampedText> : children;
  return kind === 'name' ? (
    <th scope="row" data-kind={kind}>
      {content}
    </th>
  ) : (
    <td data-kind={kind}>{content}</td>
  );
}
