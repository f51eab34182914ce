import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentType } from '../../../contract/documentType';
import { routePaths } from '../../../contract/routePaths';
import { exampleIdeaChosen } from '../../events/exampleIdeaChosen';
import { useAppDispatch } from '../../store/hooks';
import { useRoutePreload } from '../../navigation/useRoutePreload';
import { CardText } from './CardText';
import { ExampleDocument } from './ExampleDocument';
import type { ExampleIdea } from './exampleIdeas';
import { InfoCard } from './InfoCard';

interface ExampleCardProps {
  example: ExampleIdea;
  documentType: DocumentType;
}

/** A native disclosure, which works before hydration. */
const Disclosure = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  marginBlockStart: 12,
  '& summary': {
    width: 'fit-content',
    paddingBlock: 6,
    borderRadius: 4,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:active': { color: theme.vars.palette.primary.dark },
  },
  '& p': {
    maxWidth: '60ch',
    margin: '4px 0 0',
    paddingInlineStart: 14,
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
    textWrap: 'pretty',
  },
}));

/** An example card with its document; "Use this idea" opens the form with the card's idea and document type. */
export function ExampleCard({ example, documentType }: ExampleCardProps) {
  const { title, category, description, idea } = example;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const documentWords = documentType === 'mockup' ? 'the mockup' : 'the document';

  return (
    <InfoCard
      footerNeedsScript
      footer={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, columnGap: 2.5 }}>
          <Button
            variant="outlined"
            aria-describedby={titleId}
            {...useRoutePreload(routePaths.create)}
            onClick={() => {
              const chosen = { idea, documentType };
              dispatch(exampleIdeaChosen(chosen));
              // State of the history entry, which survives a reload.
              void navigate(routePaths.create, { state: chosen });
            }}
          >
            Use this idea
          </Button>
          <Button
            // Aligns its text with the edge of the card where it wraps.
            sx={{ marginInlineStart: -1.5 }}
            aria-expanded={isOpen}
            aria-describedby={titleId}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {`${isOpen ? 'Close' : documentType === 'mockup' ? 'See' : 'Read'} ${documentWords}`}
          </Button>
        </Box>
      }
    >
      <Chip label={category} variant="outlined" sx={{ marginBlockEnd: 1.5 }} />
      <Typography variant="h3" component="h2" id={titleId}>
        {title}
      </Typography>
      <CardText styles={{ maxWidth: '46ch' }}>{description}</CardText>
      <Disclosure>
        <summary>Read the idea</summary>
        <p>{idea}</p>
      </Disclosure>
      <ExampleDocument title={title} documentType={documentType} isOpen={isOpen} />
    </InfoCard>
  );
}
