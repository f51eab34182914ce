import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { offlineDrafterModel } from '../../../../contract/responsesApi';
import { useAppSelector } from '../../../store/hooks';
import { countWords } from './countWords';
import type { DocumentVersion, RevisableSubmission } from './documentVersion';
import { isDraftedOffline } from './offlineDraft';
import { selectVersionOnScreen } from './workbenchSlice';

function writer({ origin, model, submission }: DocumentVersion): string {
  if (origin === 'edit') return 'Edited by you';
  if (model === offlineDrafterModel || (model === null && isDraftedOffline(submission.response))) {
    return 'Drafted offline, without a language model';
  }
  return model === null ? 'Model not known' : `Written by ${model}`;
}

function time(seconds: number): string {
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds).toLocaleString('en')} s`;
}

function partsOf(version: DocumentVersion, words: number): string[] {
  const { origin, restoredFrom, seconds } = version;
  return [
    restoredFrom === undefined ? null : `Version ${restoredFrom + 1} restored`,
    origin === 'elsewhere' ? 'From another tab' : null,
    writer(version),
    seconds === null ? null : time(seconds),
    `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`,
  ].filter((part) => part !== null);
}

/**
 * States who wrote the version on screen, how long it took, and its length, if known.
 *
 * @param submission the document on screen; shown alone until its versions are known, so that nothing moves then
 */
export function WrittenByLine({ submission }: { submission: RevisableSubmission }) {
  const opened = useAppSelector(selectVersionOnScreen);
  const version = opened ?? { submission, origin: 'draft', model: null, seconds: null };
  const { documentType, response } = version.submission;
  const words = useMemo(() => countWords(documentType, response), [documentType, response]);
  return (
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary', fontSize: { xs: '0.8125rem', sm: '0.875rem' } }}
    >
      {partsOf(version, words).join(' · ')}
    </Typography>
  );
}
