import Typography from '@mui/material/Typography';

interface SampleNoteProps {
  /** The id that the inert buttons reference as their description. */
  id: string;
  children: string;
}

/** Explains that some buttons of the page do nothing because they belong to sample data. */
export function SampleNote({ id, children }: SampleNoteProps) {
  return (
    <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
