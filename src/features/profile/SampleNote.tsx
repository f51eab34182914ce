import Typography from '@mui/material/Typography';

interface SampleNoteProps {
  /** What the buttons that do nothing name as their description. */
  id: string;
  children: string;
}

/** Says why some buttons of the page do nothing: they belong to sample data. */
export function SampleNote({ id, children }: SampleNoteProps) {
  return (
    <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
