import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { LeftOut } from '../../../generation/previewDocument';

const names: readonly [keyof LeftOut, one: string, more: string][] = [
  ['pictures', 'picture', 'pictures'],
  ['styles', 'style sheet', 'style sheets'],
  ['fonts', 'font', 'fonts'],
  ['scripts', 'script', 'scripts'],
];

const list = new Intl.ListFormat('en');

interface LeftOutNoticeProps {
  leftOut: LeftOut;
  onDownload: () => void;
}

/** Lists what the preview leaves out and why, and offers the whole page; renders nothing if nothing is left out. */
export function LeftOutNotice({ leftOut, onDownload }: LeftOutNoticeProps) {
  const parts = names
    .filter(([kind]) => leftOut[kind] > 0)
    .map(([kind, one, more]) => `${leftOut[kind]} ${leftOut[kind] === 1 ? one : more}`);
  if (parts.length === 0) return null;
  return (
    <Box
      role="note"
      data-print="hide"
      sx={{
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.subtle',
      }}
    >
      <Typography variant="body2">
        {`Left out here: ${list.format(parts)}. The preview loads nothing from other sites and runs nothing. `}
        <Link
          component="button"
          variant="body2"
          onClick={onDownload}
          sx={{ verticalAlign: 'baseline' }}
        >
          Download the whole page
        </Link>
      </Typography>
    </Box>
  );
}
