import { opensDialog } from '../../events/dialogOpened';
import type { IdeaSubmission } from '../../../contract/storedValues';
import { describeMachine } from '../../testing/describeMachine';
import { generateDocument } from './generateDocument';
import {
  communityJoined,
  contactSubmitted,
  dialogDismissed,
  documentTypeSelected,
  expertFeedbackAccepted,
  expertFeedbackDeclined,
  expertFeedbackRequested,
  generationStopped,
  generationTextArrived,
  ideaTyped,
} from './ideaSubmissionEvents';
import {
  documentTypeBinding,
  generationBinding,
  ideaSubmissionReducer as reducer,
  resultDialogBinding,
  selectHasUnsavedWork,
  type Generation,
  type IdeaSubmissionState,
} from './ideaSubmissionSlice';

const submission: IdeaSubmission = {
  idea: 'A calendar for bees',
  documentType: 'prd',
  response: '# Bees\n',
  timestamp: '2026-11-21T09:00:00.000Z',
};

const written = { model: 'fake-model', seconds: 2 };
const typed = ideaTyped(submission.idea);
const submitted = (requestId = 'first') => generateDocument.pending(requestId, undefined);
const arrived = (text: string, requestId = 'first') => generationTextArrived({ requestId, text });
const succeeded = (requestId = 'first') =>
  generateDocument.fulfilled(submission, requestId, undefined, { written, isReading: false });
const failed = (requestId = 'first') =>
  generateDocument.rejected(null, requestId, undefined, { kind: 'timedOut' });

const run = (...actions: Parameters<typeof reducer>[1][]): IdeaSubmissionState =>
  [typed, ...actions].reduce<IdeaSubmissionState>(reducer, reducer(undefined, { type: '@@start' }));

const runningId = (generation: Generation): string =>
  generation.status === 'busy' ? generation.requestId : 'none';

describeMachine(
  generationBinding,
  reducer,
  {
    submitted: () => submitted(),
    textArrived: (state) => arrived('text', runningId(state)),
    succeeded: (state) => succeeded(runningId(state)),
    failed: (state) => failed(runningId(state)),
    stopped: () => generationStopped(),
  },
  [typed],
);

describeMachine(documentTypeBinding, reducer, {
  prdSelected: () => documentTypeSelected('prd'),
  frdSelected: () => documentTypeSelected('frd'),
  mockupSelected: () => documentTypeSelected('mockup'),
});

describeMachine(resultDialogBinding, reducer, {
  feedbackRequested: () => expertFeedbackRequested(),
  feedbackAccepted: () => expertFeedbackAccepted(),
  feedbackDeclined: () => expertFeedbackDeclined(),
  contactSubmitted: () => contactSubmitted(),
  communityJoined: () => communityJoined(),
  otherDialogOpened: () => ({ type: 'elsewhere/opened', ...opensDialog('elsewhere') }),
  dismissed: () => dialogDismissed(),
});

describe('a generation', () => {
  test('collects the text of its own request and saves the document', () => {
    const busy = run(
      ideaTyped('A calendar for bees'),
      submitted(),
      arrived('# Be'),
      arrived('es\n'),
    );
    expect(busy.generation).toMatchObject({
      status: 'busy',
      text: '# Bees\n',
      documentType: 'prd',
    });
    const done = reducer(busy, succeeded());
    expect(done.submission).toBe(submission);
    expect(done.generation).toEqual({ status: 'idle', interruption: null });
  });

  test.each([
    ['text', arrived('stale', 'earlier')],
    ['a document', succeeded('earlier')],
    ['a failure', failed('earlier')],
  ])('drops %s that belongs to another request', (_what, action) => {
    const busy = run(submitted());
    expect(reducer(busy, action)).toBe(busy);
  });

  test('keeps the text that arrived when it fails', () => {
    const { generation } = run(documentTypeSelected('frd'), submitted(), arrived('half'), failed());
    expect(generation).toEqual({
      status: 'idle',
      interruption: { cause: { kind: 'timedOut' }, documentType: 'frd', text: 'half' },
    });
  });

  test('keeps the text that arrived when it is stopped', () => {
    const { generation } = run(submitted(), arrived('half'), generationStopped());
    expect(generation).toEqual({
      status: 'idle',
      interruption: { cause: { kind: 'stopped' }, documentType: 'prd', text: 'half' },
    });
  });

  test('keeps the longer text if a previous attempt got further', () => {
    const { generation } = run(
      submitted(),
      arrived('half'),
      generationStopped(),
      documentTypeSelected('mockup'),
      submitted('second'),
      arrived('new', 'second'),
      failed('second'),
    );
    expect(generation).toMatchObject({
      interruption: { cause: { kind: 'timedOut' }, documentType: 'prd', text: 'half' },
    });
  });

  test('has a cause even if the thunk threw an unexpected error', () => {
    const thrown = generateDocument.rejected(new Error('unforeseen'), 'first', undefined);
    expect(run(submitted(), thrown).generation).toMatchObject({
      interruption: { cause: { kind: 'unavailable' } },
    });
  });

  test('ignores the end of an aborted thunk', () => {
    const stopped = run(submitted(), generationStopped());
    const aborted = generateDocument.rejected(
      new DOMException('stopped', 'AbortError'),
      'first',
      undefined,
    );
    expect(reducer(stopped, aborted)).toBe(stopped);
    expect(generationBinding.rejectedEvent(stopped, aborted)).toBeUndefined();
  });
});

describe('unsaved work', () => {
  const hasUnsavedWork = (...actions: Parameters<typeof run>): boolean =>
    selectHasUnsavedWork({ ideaSubmission: run(...actions) });

  test('includes a running generation and a partial text', () => {
    expect(hasUnsavedWork(submitted())).toBe(true);
    expect(hasUnsavedWork(submitted(), arrived('half'), failed())).toBe(true);
  });

  test('excludes an idea, which its history entry keeps, and a whole document', () => {
    expect(hasUnsavedWork(ideaTyped('An idea'))).toBe(false);
    expect(hasUnsavedWork(submitted(), failed())).toBe(false);
    expect(hasUnsavedWork(ideaTyped(' A calendar for bees '), submitted(), succeeded())).toBe(
      false,
    );
  });
});
