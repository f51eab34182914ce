import type { Action } from '@reduxjs/toolkit';
import { submissionReplaced } from '../../../events/submissionReplaced';
import { storedStateChangedElsewhere } from '../../../events/storedStateChangedElsewhere';
import { describeMachine } from '../../../testing/describeMachine';
import { generateDocument } from '../generateDocument';
import type { DocumentVersion, KnownSubmission } from './documentVersion';
import { reviseDocument } from './reviseDocument';
import type { RevisionOrder } from './revisionOrder';
import * as events from './workbenchEvents';
import {
  comparisonBinding,
  selectComparedPair,
  selectIsComparing,
  selectHasSisters,
  selectHasUnsavedEdit,
  selectHistoryOnScreen,
  selectVersionOnScreen,
  selectWork,
  workbenchBinding,
  workbenchReducer as reducer,
} from './workbenchSlice';
import type { Work, WorkbenchState } from './workbenchState';

const first: KnownSubmission = {
  idea: 'A calendar for bees',
  documentType: 'prd',
  response: '# Bees\n',
  timestamp: '2026-11-21T09:00:00.000Z',
};
const second: KnownSubmission = { ...first, response: '# Wasps\n' };
const frd: KnownSubmission = { ...first, documentType: 'frd', response: '# FRD\n' };

const opened = events.documentOpened({ submission: first, model: 'fake-model', seconds: 2 });
const refine: RevisionOrder = { kind: 'refine', instruction: 'shorter' };
const versionOf = (submission: KnownSubmission): DocumentVersion => ({
  submission,
  origin: 'refine',
  model: 'fake-model',
  seconds: 1,
});

const submitted = (order: RevisionOrder = refine, requestId = 'first') =>
  reviseDocument.pending(requestId, { order, submission: first });
const succeeded = (submission = second, order: RevisionOrder = refine, requestId = 'first') =>
  reviseDocument.fulfilled(
    versionOf(submission),
    requestId,
    { order, submission: first },
    { submission },
  );
const failed = (requestId = 'first') =>
  reviseDocument.rejected(
    null,
    requestId,
    { order: refine, submission: first },
    {
      kind: 'truncated',
    },
  );
const arrived = (text: string, requestId = 'first') =>
  events.revisionTextArrived({ requestId, text });

const run = (...actions: Action[]): WorkbenchState =>
  [opened, ...actions].reduce<WorkbenchState>(reducer, reducer(undefined, { type: '@@start' }));
const root = (workbench: WorkbenchState) => ({ workbench });
const textsOf = (state: WorkbenchState) =>
  selectHistoryOnScreen(root(state)).versions.map(({ submission }) => submission.response);

/** Two versions, the first on screen. */
const stepped = [submitted(), succeeded(), events.versionChosen('prd', 0, first)];

const runningId = (work: Work): string => (work.status === 'revising' ? work.requestId : 'none');

describeMachine(
  workbenchBinding,
  reducer,
  {
    documentOpened: () => events.documentOpened({ submission: frd, model: null, seconds: null }),
    versionChosen: () => events.versionChosen('prd', 0, first),
    versionRestored: () => events.versionRestored({ ...versionOf(first), origin: 'restored' }),
    submitted: () => submitted(),
    refused: () => events.revisionRefused('tooLong'),
    editRequested: () => events.editRequested(first),
    textArrived: (work) => arrived('text', runningId(work)),
    succeeded: (work) => succeeded(second, refine, runningId(work)),
    failed: (work) => failed(runningId(work)),
    stopped: () => events.revisionStopped(),
    editTyped: () => events.editTyped('edited'),
    editSaved: () => events.editSaved(versionOf(second)),
    editDiscarded: () => events.editDiscarded(),
  },
  [opened, ...stepped],
);

describeMachine(
  comparisonBinding,
  reducer,
  {
    opened: () => events.comparisonOpened(),
    closed: () => events.comparisonClosed(),
    pairChosen: () => events.pairChosen({ before: 0, after: 1 }),
  },
  [opened, ...stepped],
);

describe('a request', () => {
  test('collects its text, then appends a version and empties the box', () => {
    const state = run(
      events.instructionTyped('shorter'),
      submitted(),
      arrived('# Wa'),
      arrived('sps\n'),
    );
    expect(selectWork(root(state))).toEqual({
      status: 'revising',
      requestId: 'first',
      order: refine,
      text: '# Wasps\n',
    });
    const done = reducer(state, succeeded());
    expect(textsOf(done)).toEqual(['# Bees\n', '# Wasps\n']);
    expect(selectVersionOnScreen(root(done))?.submission).toEqual(second);
    expect(done.instruction).toBe('');
  });

  test('keeps an instruction that was typed in the meantime', () => {
    const state = run(submitted(), events.instructionTyped('longer'), succeeded());
    expect(state.instruction).toBe('longer');
  });

  test.each([
    ['fails', failed(), { kind: 'truncated' }],
    ['is stopped', events.revisionStopped(), { kind: 'stopped' }],
    [
      'throws',
      reviseDocument.rejected(new Error('unforeseen'), 'first', {
        order: refine,
        submission: first,
      }),
      { kind: 'unavailable' },
    ],
  ])('that %s adds no version and keeps the instruction', (_how, end, cause) => {
    const state = run(events.instructionTyped('shorter'), submitted(), arrived('half'), end);
    expect(textsOf(state)).toEqual(['# Bees\n']);
    expect(state.instruction).toBe('shorter');
    expect(selectWork(root(state))).toEqual({ status: 'reading', ended: { cause, characters: 4 } });
  });

  test.each([
    ['text', arrived('stale', 'earlier')],
    ['a version', succeeded(second, refine, 'earlier')],
    ['a failure', failed('earlier')],
  ])('drops %s of an earlier request', (_what, action) => {
    const busy = run(submitted());
    expect(reducer(busy, action).work).toBe(busy.work);
    expect(textsOf(reducer(busy, action))).toEqual(['# Bees\n']);
  });

  test('that is incomplete does not begin', () => {
    const state = run(submitted({ kind: 'refine', instruction: ' ' }));
    expect(state.work.status).toBe('reading');
  });

  test('ignores the end of an aborted thunk', () => {
    const stopped = run(submitted(), events.revisionStopped());
    const aborted = reviseDocument.rejected(new DOMException('stopped', 'AbortError'), 'first', {
      order: refine,
      submission: first,
    });
    expect(reducer(stopped, aborted)).toBe(stopped);
  });

  test('for another document adds it beside the present one, and keeps the instruction', () => {
    const sister: RevisionOrder = { kind: 'sister', target: 'frd' };
    const state = run(
      events.instructionTyped('shorter'),
      submitted(sister),
      succeeded(frd, sister),
    );
    expect(selectVersionOnScreen(root(state))?.submission).toEqual(frd);
    expect(selectHasSisters(root(state))).toBe(true);
    expect(state.instruction).toBe('shorter');
    const back = reducer(state, events.versionChosen('prd', 0, first));
    expect(selectVersionOnScreen(root(back))?.submission).toEqual(first);
  });

  test('with answers empties the fields of those sent, and keeps what was typed since', () => {
    const answers: RevisionOrder = {
      kind: 'answers',
      idea: 'A calendar for bees and wasps',
      answered: [
        ['Who?', 'Bees'],
        ['Why?', 'Honey'],
      ],
    };
    const state = run(
      events.answerTyped({ question: 'Who?', answer: 'Bees' }),
      events.answerTyped({ question: 'Why?', answer: 'Honey' }),
      submitted(answers),
      events.answerTyped({ question: 'Why?', answer: 'Honey and wax' }),
      events.answerTyped({ question: 'When?', answer: 'May' }),
      succeeded(second, answers),
    );
    expect(state.answers).toEqual({ 'Why?': 'Honey and wax', 'When?': 'May' });
  });
});

describe('versions', () => {
  test('restoring appends the version on screen', () => {
    const state = run(...stepped, events.versionRestored(versionOf(first)));
    expect(textsOf(state)).toEqual(['# Bees\n', '# Wasps\n', '# Bees\n']);
    expect(selectHistoryOnScreen(root(state)).shown).toBe(2);
  });

  test('the newest version can not be restored, and one that does not exist not be chosen', () => {
    const state = run();
    expect(reducer(state, events.versionRestored(versionOf(first)))).toBe(state);
    expect(reducer(state, events.versionChosen('prd', 7, first)).documents).toBe(state.documents);
    expect(reducer(state, events.versionChosen('frd', 0, frd)).documents).toBe(state.documents);
  });

  test.each([
    ['versionChosen', events.versionChosen('prd', 0, first), first],
    ['versionRestored', events.versionRestored(versionOf(first)), first],
    ['editSaved', events.editSaved(versionOf(second)), second],
    ['reviseDocument.fulfilled', succeeded(), second],
  ])('%s says what is stored from then on', (_name, action, submission) => {
    expect(submissionReplaced.match(action) && action.meta.submission).toBe(submission);
  });

  test('only the types of the document types have versions', () => {
    const novel = { ...first, documentType: 'novel' };
    const state = run(storedStateChangedElsewhere({ user: null, token: null, submission: novel }));
    expect(selectVersionOnScreen(root(state))).toBeUndefined();
  });
});

describe('another document', () => {
  const draft = { ...second, timestamp: '2026-11-21T10:00:00.000Z' };
  const drafted = generateDocument.fulfilled(draft, 'draft', undefined, {
    written: { model: 'offline-drafter', seconds: 0.3 },
  });
  const elsewhere = (submission: KnownSubmission | null) =>
    storedStateChangedElsewhere({ user: null, token: null, submission });

  test('starts anew, with its model and time', () => {
    const state = run(...stepped, events.comparisonOpened(), drafted);
    expect(selectHistoryOnScreen(root(state)).versions).toEqual([
      { submission: draft, origin: 'draft', model: 'offline-drafter', seconds: 0.3 },
    ]);
    expect(state.model).toBe('offline-drafter');
    expect(selectIsComparing(root(state))).toBe(false);
  });

  test('from another tab ends a running request', () => {
    const state = run(submitted(), elsewhere(frd));
    expect(selectWork(root(state))).toEqual({ status: 'reading', ended: null });
    expect(selectVersionOnScreen(root(state))?.submission).toBe(frd);
  });

  test('that is one of the versions shows that version', () => {
    const state = run(...stepped, elsewhere({ ...second }));
    expect(textsOf(state)).toEqual(['# Bees\n', '# Wasps\n']);
    expect(selectHistoryOnScreen(root(state)).shown).toBe(1);
  });

  test('leaves the text in the editor', () => {
    const state = run(events.editRequested(first), events.editTyped('mine'), elsewhere(frd));
    expect(selectWork(root(state))).toEqual({ status: 'editing', base: first, text: 'mine' });
    const saved = reducer(
      state,
      events.editSaved({ ...versionOf({ ...first, response: 'mine' }) }),
    );
    expect(selectVersionOnScreen(root(saved))?.submission.response).toBe('mine');
    // The other document's versions are not mixed with those of the edited one.
    expect(textsOf(saved)).toEqual(['# Bees\n', 'mine']);
    expect(selectHasSisters(root(saved))).toBe(false);
  });

  test('takes the place of an unchanged text in the editor', () => {
    const editing = run(events.editRequested(first));
    expect(selectWork(root(reducer(editing, elsewhere(frd))))).toEqual({
      status: 'editing',
      base: frd,
      text: frd.response,
    });
    const novel = { ...first, documentType: 'novel' };
    const unknown = storedStateChangedElsewhere({ user: null, token: null, submission: novel });
    expect(reducer(editing, unknown).work).toBe(editing.work);
  });

  test.each([
    ['idea', { ...first, idea: 'Another' }],
    ['text', { ...first, response: 'Another' }],
    ['type', { ...first, documentType: 'frd' as const }],
  ])('is one with another %s; the one on screen lets the request go on', (_what, other) => {
    const state = run(submitted());
    expect(reducer(state, elsewhere({ ...first }))).toBe(state);
    expect(reducer(state, elsewhere(other)).work.status).toBe('reading');
  });

  test('from another tab keeps what is typed; a new draft does not', () => {
    const typed = [
      events.instructionTyped('shorter'),
      events.answerTyped({ question: 'Who?', answer: 'Bees' }),
    ];
    expect(run(...typed, elsewhere(frd))).toMatchObject({
      instruction: 'shorter',
      answers: { 'Who?': 'Bees' },
    });
    expect(run(...typed, drafted)).toMatchObject({ instruction: '', answers: {} });
  });

  test('is not one that another tab removed', () => {
    const state = run();
    expect(reducer(state, elsewhere(null))).toBe(state);
  });
});

describe('an edit', () => {
  test('is unsaved while its text differs', () => {
    const editing = run(events.editRequested(first));
    expect(selectHasUnsavedEdit(root(editing))).toBe(false);
    const typed = reducer(editing, events.editTyped('# Bee'));
    expect(selectHasUnsavedEdit(root(typed))).toBe(true);
    const saved = reducer(typed, events.editSaved(versionOf(second)));
    expect(selectHasUnsavedEdit(root(saved))).toBe(false);
  });

  test('of an unchanged text adds no version', () => {
    const editing = run(events.editRequested(first));
    expect(reducer(editing, events.editSaved(versionOf(first)))).toBe(editing);
  });
});

describe('the comparison', () => {
  test('needs two versions', () => {
    const state = run();
    expect(reducer(state, events.comparisonOpened())).toBe(state);
  });

  test('shows two chosen versions until another is on screen', () => {
    const chosen = run(
      ...stepped,
      events.comparisonOpened(),
      events.pairChosen({ before: 1, after: 0 }),
    );
    expect(selectComparedPair(root(chosen))).toMatchObject({ before: 1, after: 0 });
    expect(reducer(chosen, events.pairChosen({ before: 0, after: 9 }))).toBe(chosen);
    expect(reducer(chosen, events.pairChosen({ before: 9, after: 0 }))).toBe(chosen);
    const moved = reducer(chosen, events.versionChosen('prd', 1, second));
    expect(selectComparedPair(root(moved))).toEqual({ before: 0, after: 1 });
  });

  test('does not show versions of another document', () => {
    const sister: RevisionOrder = { kind: 'sister', target: 'frd' };
    const chosen = run(
      ...stepped,
      events.comparisonOpened(),
      events.pairChosen({ before: 1, after: 0 }),
      submitted(sister),
      succeeded(frd, sister),
    );
    expect(selectComparedPair(root(chosen))).toBeNull();
    const longer = [submitted(sister), succeeded(frd, sister), events.versionChosen('frd', 0, frd)];
    const next = longer.reduce<WorkbenchState>(reducer, chosen);
    expect(selectComparedPair(root(next))).toEqual({ before: -1, after: 0 });
  });
});

test('before it is injected, the workbench is empty', () => {
  expect(selectVersionOnScreen({})).toBeUndefined();
  expect(selectHasSisters({})).toBe(false);
});
