import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { profileSample, sampleDocuments } from './profileSample';
import { SampleNote } from './SampleNote';

/** The Documents section of the profile: a fixed list whose Download buttons do nothing. */
export function DocumentsSection() {
  const noteId = useId();
  return (
    <>
      <Typography>
        Total generated: <strong>{profileSample.docsGenerated}</strong>
      </Typography>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {sampleDocuments.map((name) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              paddingBlock: 1.5,
              borderBlockEnd: 1,
              borderColor: 'divider',
            }}
          >
            <span>{name}</span>
            <Button
              variant="outlined"
              size="small"
              aria-label={`Download ${name}`}
              aria-describedby={noteId}
            >
              Download
            </Button>
          </Box>
        ))}
      </Box>
      <SampleNote id={noteId}>
        These documents are sample data without files. Download does nothing.
      </SampleNote>
    </>
  );
}
