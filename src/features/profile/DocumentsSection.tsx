import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
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
      <List disablePadding>
        {sampleDocuments.map((name) => (
          <ListItem
            key={name}
            disableGutters
            sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, paddingBlock: 1.5 }}
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
          </ListItem>
        ))}
      </List>
      <SampleNote id={noteId}>
        These documents are sample data without files. Download does nothing.
      </SampleNote>
    </>
  );
}
