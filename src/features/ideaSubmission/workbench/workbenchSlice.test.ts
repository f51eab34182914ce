import { describeMachine } from '../../../testing/describeMachine';
import { storedStateChangedElsewhere } from '../../../events/storedStateChangedElsewhere';
import {
  arrived,
  failed,
  first,
  frd,
  opened,
  refine,
  root,
  run,
  second,
  backToFirstVersion,
  submitted,
  succeeded,
  textsOf,
  versionOf,
} from '../../../testing/workbenchSamples';
import { reviseDocument } from './reviseDocument';
import type { RevisionTask } from './revisionTask';
import * as events from './workbenchEvents';
import {
  comparisonBinding,
  selectEndedRevision,
  selectHasOtherDocuments,
  selectHasUnsavedText,
  selectInstruction,
  selectVersionOnScreen,
  selectWork,
  workbenchBinding,
  workbenchReducer as reducer,
} from './workbenchSlice';
import type { Work } from './workbenchState';

const runningId = (work: Work): string => (work.status === 'revising' ? work.requestId : 'none');

describeMachine(
  workbenchBinding,
  reducer,
  {
    documentOpened: () => events.documentOpened({ submission: frd, model: null, seconds: null }),
    documentArrived: () =>
      storedStateChangedElsewhere({ user: null, token: null, submission: frd }),
    versionChosen: () => events.versionChosen({ documentType: 'prd', index: 0 }),
    versionRestored: () => events.versionRestored({ ...versionOf(first), restoredFrom: 0 }),
    submitted: () => submitted(),
    refused: () => events.revisionRefused({ asked: 'refine', problem: 'documentTooLong' }),
    editRequested: () => events.editRequested(first),
    textArrived: (work) => arrived('text', runningId(work)),
    succeeded: (work) => succeeded(second, refine, runningId(work)),
    failed: (work) => failed(runningId(work)),
    stopped: () => events.revisionStopped(),
    editTyped: () => events.editTyped('edited'),
    editSaved: () => events.editSaved(versionOf(second)),
    editDiscarded: () => events.editDiscarded(),
  },
  [opened, ...backToFirstVersion],
);

describeMachine(
  comparisonBinding,
  reducer,
  {
    opened: () => events.comparisonOpened(),
    closed: () => events.comparisonClosed(),
    pairChosen: () => events.pairChosen({ before: 0, after: 1 }),
    documentChanged: () => events.documentOpened({ submission: frd, model: null, seconds: null }),
  },
  [opened, ...backToFirstVersion],
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
      task: refine,
      text: '# Wasps\n',
    });
    const done = reducer(state, succeeded());
    expect(textsOf(done)).toEqual(['# Bees\n', '# Wasps\n']);
    expect(selectVersionOnScreen(root(done))?.submission).toEqual(second);
    expect(done.instructions.prd).toBe('');
  });

  test('keeps an instruction that was typed in the meantime', () => {
    const state = run(submitted(), events.instructionTyped('longer'), succeeded());
    expect(state.instructions.prd).toBe('longer');
  });

  test.each([
    ['fails', failed(), { kind: 'truncated' }],
    ['is stopped', events.revisionStopped(), { kind: 'stopped' }],
    [
      'throws',
      reviseDocument.rejected(new Error('unforeseen'), 'first', {
        task: refine,
        submission: first,
      }),
      { kind: 'unavailable' },
    ],
  ])('that %s adds no version and keeps the instruction', (_how, end, cause) => {
    const state = run(events.instructionTyped('shorter'), submitted(), arrived('half'), end);
    expect(textsOf(state)).toEqual(['# Bees\n']);
    expect(state.instructions.prd).toBe('shorter');
    expect(selectEndedRevision(root(state))).toEqual({ asked: 'refine', cause, characters: 4 });
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

  test('appends a ready-made instruction to the typed text, once', () => {
    const added = run(events.instructionAdded('Make it shorter'));
    expect(added.instructions.prd).toBe('Make it shorter');
    const typed = run(
      events.instructionTyped('Add pricing '),
      events.instructionAdded('Make it shorter'),
      events.instructionAdded('Make it shorter'),
    );
    expect(typed.instructions.prd).toBe('Add pricing \nMake it shorter');
  });

  test.each([
    [
      'Make it shorter and warmer',
      'Make it shorter',
      'Make it shorter and warmer\nMake it shorter',
    ],
    ['By “fast” we mean: 2 s', 'By “fast” we mean: ', 'By “fast” we mean: 2 s'],
    ['A: ', 'B: ', 'A: \nB: '],
    ['  \n', 'Make it shorter', 'Make it shorter'],
  ])('adds to %j the line %j', (typed, line, expected) => {
    const state = run(events.instructionTyped(typed), events.instructionAdded(line));
    expect(state.instructions.prd).toBe(expected);
  });

  test('ignores the end of an aborted thunk', () => {
    const stopped = run(submitted(), events.revisionStopped());
    const aborted = reviseDocument.rejected(new DOMException('stopped', 'AbortError'), 'first', {
      task: refine,
      submission: first,
    });
    expect(reducer(stopped, aborted)).toBe(stopped);
  });

  test('for another document adds it beside the current one, each with its own instruction', () => {
    const sister: RevisionTask = { kind: 'sister', target: 'frd' };
    const state = run(
      events.instructionTyped('shorter'),
      submitted(sister),
      succeeded(frd, sister),
    );
    expect(selectVersionOnScreen(root(state))?.submission).toEqual(frd);
    expect(selectHasOtherDocuments(root(state))).toBe(true);
    expect(selectInstruction(root(state))).toBe('');
    expect(selectHasUnsavedText(root(state))).toBe(true);
    const typed = reducer(state, events.instructionAdded('longer'));
    expect(selectInstruction(root(typed))).toBe('longer');
    const back = reducer(typed, events.versionChosen({ documentType: 'prd', index: 0 }));
    expect(selectVersionOnScreen(root(back))?.submission).toEqual(first);
    expect(selectInstruction(root(back))).toBe('shorter');
  });

  test('with answers clears the fields of the sent ones, and keeps text typed since', () => {
    const answers: RevisionTask = {
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
