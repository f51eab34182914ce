import { useNavigate } from 'react-router-dom';
import { routePaths } from '../../../../contract/routePaths';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { TitledDialog } from '../../../ui/TitledDialog';
import { CommunityJoinForm } from './CommunityJoinForm';
import { ContactForm } from './ContactForm';
import {
  communityJoined,
  contactSubmitted,
  dialogDismissed,
  expertFeedbackAccepted,
  expertFeedbackDeclined,
} from '../ideaSubmissionEvents';
import { selectResultDialog, type ResultDialog } from '../ideaSubmissionSlice';
import { ReviewQuestion } from './ReviewQuestion';

const titles: Record<Exclude<ResultDialog, 'closed'>, string> = {
  review: 'Would you like to review your idea?',
  contact: 'Contact Information',
  join: 'Join Our Community',
};

/** The dialogs of the result page (docs/behaviour.md#result-dialogs): the question, then one of two forms. */
export function ResultDialogs() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dialog = useAppSelector(selectResultDialog);
  if (dialog === 'closed') return null;

  return (
    <TitledDialog title={titles[dialog]} onClose={() => dispatch(dialogDismissed())}>
      {dialog === 'review' && (
        <ReviewQuestion
          onAccept={() => dispatch(expertFeedbackAccepted())}
          onDecline={() => dispatch(expertFeedbackDeclined())}
        />
      )}
      {dialog === 'contact' && <ContactForm onSubmit={() => dispatch(contactSubmitted())} />}
      {dialog === 'join' && (
        <CommunityJoinForm
          onSubmit={() => {
            dispatch(communityJoined());
            void navigate(routePaths.home);
          }}
        />
      )}
    </TitledDialog>
  );
}
