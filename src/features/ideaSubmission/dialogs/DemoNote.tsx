import Typography from '@mui/material/Typography';

/** Says that a form of the result's dialogs sends nothing. */
export function DemoNote() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Demo form: nothing leaves this page
    </Typography>
  );
}
