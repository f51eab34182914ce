import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** Marks a control as invalid, for the reason stated in the element with this id. */
export const invalidFor = (reasonId: string) =>
  ({ 'aria-invalid': true, 'aria-describedby': reasonId }) as const;

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  '& label': theme.typography.subtitle2,
  '& :is(input, textarea, select)': {
    ...theme.typography.body1,
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    padding: '8px 14px',
    border: `1px solid ${theme.vars.palette.outline}`,
    borderRadius: 8,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    '&:hover': { borderColor: theme.vars.palette.text.primary },
    '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
    '&:focus': {
      borderColor: theme.vars.palette.primary.main,
      outline: `1px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 0,
    },
  },
  '& textarea': { resize: 'vertical' },
}));

interface WorkbenchFieldProps {
  label: string;
  /** Renders the control, with the id that the label refers to. */
  control: (id: string) => ReactNode;
}

/** A labelled native control. MUI's, as in `TextInput`, would be 5 KB of the result page's first view. */
export function WorkbenchField({ label, control }: WorkbenchFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {control(id)}
    </Field>
  );
}
