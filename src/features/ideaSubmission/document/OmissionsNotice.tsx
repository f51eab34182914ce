import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PreviewOmissions } from '../../../generation/previewDocument';

const names: readonly [keyof PreviewOmissions, one: string, more: string][] = [
  ['pictures', 'picture', 'pictures'],
  ['styles', 'style sheet', 'style sheets'],
  ['fonts', 'font', 'fonts'],
  ['scripts', 'script', 'scripts'],
];

const list = new Intl.ListFormat('en');

interface OmissionsNoticeProps {
  omissions: PreviewOmissions;
  onDownload: () => void;
}

/** Lists what the preview omits and why, with a download of the whole page; renders nothing if nothing is omitted. */
export function OmissionsNotice({ omissions, onDownload }: OmissionsNoticeProps) {
  const parts = names
    .filter(([kind]) => omissions[kind] > 0)
    .map(([kind, one, more]) => `${omissions[kind]} ${omissions[kind] === 1 ? one : more}`);
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
