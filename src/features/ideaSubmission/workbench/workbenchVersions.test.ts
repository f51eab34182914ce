import { submissionReplaced } from '../../../events/submissionReplaced';
import { storedStateChangedElsewhere } from '../../../events/storedStateChangedElsewhere';
import { generateDocument } from '../generateDocument';
import {
  arrived,
  storedInOtherTab,
  first,
  frd,
  root,
  run,
  second,
  backToFirstVersion,
  submitted,
  succeeded,
  textsOf,
  versionOf,
} from '../../../testing/workbenchSamples';
import type { RevisableSubmission } from './documentVersion';
import type { RevisionTask } from './revisionTask';
import * as events from './workbenchEvents';
import {
  selectComparedPair,
  selectIsComparing,
  selectHasOtherDocuments,
  selectHasUnsavedEdit,
  selectHistoryOnScreen,
  selectVersionOnScreen,
  selectWork,
  workbenchReducer as reducer,
} from './workbenchSlice';
import type { WorkbenchState } from './workbenchState';

describe('versions', () => {
  test('restoring appends the version on screen', () => {
    const state = run(...backToFirstVersion, events.versionRestored(versionOf(first)));
    expect(textsOf(state)).toEqual(['# Bees\n', '# Wasps\n', '# Bees\n']);
    expect(selectHistoryOnScreen(root(state)).shown).toBe(2);
  });

  test('the newest version cannot be restored, and a missing one cannot be chosen', () => {
    const state = run();
    expect(reducer(state, events.versionRestored(versionOf(first)))).toBe(state);
    for (const missing of [
      { documentType: 'prd' as const, index: 7 },
      { documentType: 'frd' as const, index: 0 },
    ])
      expect(reducer(state, events.versionChosen(missing))).toBe(state);
  });

  test.each([
    ['versionRestored', events.versionRestored(versionOf(first)), first],
    ['editSaved', events.editSaved(versionOf(second)), second],
    ['reviseDocument.fulfilled', succeeded(), second],
  ])('%s says what is stored from then on', (_name, action, submission) => {
    expect(submissionReplaced.match(action) && action.meta.replacesSubmission).toBe(submission);
  });

  test('versionChosen leaves the stored document as it is', () => {
    expect(submissionReplaced.match(events.versionChosen({ documentType: 'prd', index: 0 }))).toBe(
      false,
    );
  });

  test('only the types of the document types have versions', () => {
    const novel = { ...first, documentType: 'novel' };
    const state = run(
      generateDocument.fulfilled(novel, '', undefined, {
        written: { model: 'm', seconds: 1 },
        isReading: false,
      }),
    );
    expect(selectVersionOnScreen(root(state))).toBeUndefined();
  });
});

describe('another document', () => {
  const draft = { ...second, timestamp: '2026-11-21T10:00:00.000Z' };
  const drafted = generateDocument.fulfilled(draft, 'draft', undefined, {
    written: { model: 'offline-drafter', seconds: 0.3 },
    isReading: false,
  });

  test('starts a new list of versions, with its model and time', () => {
    const state = run(...backToFirstVersion, events.comparisonOpened(), drafted);
    expect(selectHistoryOnScreen(root(state)).versions).toEqual([
      { submission: draft, origin: 'draft', model: 'offline-drafter', seconds: 0.3 },
    ]);
    expect(state.model).toBe('offline-drafter');
    expect(selectIsComparing(root(state))).toBe(false);
  });

  test('from another tab is added to the versions, and a running request continues', () => {
    const state = run(submitted(), arrived('# Wa'), storedInOtherTab(draft));
    expect(textsOf(state)).toEqual(['# Bees\n', '# Wasps\n']);
    expect(selectVersionOnScreen(root(state))).toMatchObject({ origin: 'elsewhere', model: null });
    const done = reducer(state, succeeded({ ...second, response: '# Hornets\n' }));
    expect(textsOf(done)).toEqual(['# Bees\n', '# Wasps\n', '# Hornets\n']);
    const sister = run(storedInOtherTab(frd));
    expect(selectVersionOnScreen(root(sister))?.submission).toBe(frd);
    expect(sister.documents.prd.versions).toHaveLength(1);
  });

  const map = { ...first, idea: 'A map of bakeries', response: '# Map\n' };
  const unreadIn = ({ unread }: WorkbenchState) => unread?.submission.response;

  test('of another idea from another tab waits to be read, then starts a new list of versions', () => {
    const state = run(events.instructionTyped('shorter'), storedInOtherTab(map));
    expect(textsOf(state)).toEqual(['# Bees\n']);
    expect(state.instructions.prd).toBe('shorter');
    const newer = reducer(state, storedInOtherTab({ ...map, response: '# Maps\n' }));
    expect(unreadIn(newer)).toBe('# Maps\n');
    if (newer.unread === null) throw new Error('No document waits.');
    const read = reducer(newer, events.draftOpened(newer.unread));
    expect(textsOf(read)).toEqual(['# Maps\n']);
    expect(selectVersionOnScreen(root(read))).toMatchObject({ origin: 'elsewhere' });
  });

  test('whose idea was only extended in another tab is a version', () => {
    const answered = { ...second, idea: `${first.idea}\n\nAnswers to open questions:\nWho? Bees` };
    const state = run(storedInOtherTab(answered));
    expect(textsOf(state)).toEqual(['# Bees\n', '# Wasps\n']);
    expect(textsOf(reducer(state, storedInOtherTab({ ...first, response: '# Ants\n' })))).toEqual([
      '# Bees\n',
      '# Wasps\n',
      '# Ants\n',
    ]);
  });

  test('of another idea from another tab does not take the place of a draft that waits', () => {
    const waiting = generateDocument.fulfilled(draft, 'draft', undefined, {
      written: { model: 'offline-drafter', seconds: 0.3 },
      isReading: true,
    });
    const state = run(waiting, storedInOtherTab(map));
    expect(unreadIn(state)).toBe('# Wasps\n');
    expect(unreadIn(run(storedInOtherTab(map), waiting))).toBe('# Wasps\n');
  });

  test('of an unknown type from another tab changes nothing', () => {
    const state = run();
    const novel = { ...first, documentType: 'novel' };
    expect(
      reducer(state, storedStateChangedElsewhere({ user: null, token: null, submission: novel })),
    ).toBe(state);
  });

  test('that is one of the versions leaves the earlier one on screen', () => {
    const again = { submission: { ...second }, model: null, seconds: null };
    const state = run(...backToFirstVersion);
    for (const action of [storedInOtherTab({ ...second }), events.documentOpened(again)]) {
      expect(reducer(state, action)).toBe(state);
    }
  });

  test('keeps the text in the editor, which can be saved as a further version', () => {
    const state = run(
      events.editRequested(first),
      events.editTyped('mine'),
      storedInOtherTab(draft),
    );
    expect(selectWork(root(state))).toEqual({ status: 'editing', base: first, text: 'mine' });
    const saved = reducer(state, events.editSaved(versionOf({ ...first, response: 'mine' })));
    expect(textsOf(saved)).toEqual(['# Bees\n', '# Wasps\n', 'mine']);
  });

  test('that is new is not lost when the edit of the one before is saved', () => {
    const state = run(events.editRequested(first), events.editTyped('mine'), drafted);
    expect(textsOf(state)).toEqual(['# Wasps\n']);
    const saved = reducer(state, events.editSaved(versionOf({ ...first, response: 'mine' })));
    expect(textsOf(saved)).toEqual(['# Bees\n', '# Wasps\n', 'mine']);
  });

  test('that waits to be read is not added again when storage changes', () => {
    const waiting = generateDocument.fulfilled(draft, 'draft', undefined, {
      written: { model: 'offline-drafter', seconds: 0.3 },
      isReading: true,
    });
    const state = run(waiting);
    expect(textsOf(state)).toEqual(['# Bees\n']);
    expect(reducer(state, storedInOtherTab({ ...draft }))).toBe(state);
  });

  test('replaces an unchanged text in the editor', () => {
    const editing = run(events.editRequested(first));
    const work = { status: 'editing', base: frd, text: frd.response };
    expect(selectWork(root(reducer(editing, storedInOtherTab(frd))))).toEqual(work);
    const novel = generateDocument.fulfilled({ ...first, documentType: 'novel' }, '', undefined, {
      written: { model: 'm', seconds: 1 },
      isReading: false,
    });
    expect(reducer(editing, novel).work).toBe(editing.work);
  });

  test.each([
    ['idea', { ...first, idea: 'Another' }],
    ['text', { ...first, response: 'Another' }],
    ['type', { ...first, documentType: 'frd' as const }],
  ])('is one with another %s', (_what, other) => {
    const state = run();
    const open = (submission: RevisableSubmission) =>
      events.documentOpened({ submission, model: null, seconds: null });
    expect(reducer(state, storedInOtherTab({ ...first }))).toBe(state);
    expect(reducer(state, open({ ...first }))).toBe(state);
    expect(reducer(state, storedInOtherTab(other))).not.toBe(state);
    expect(reducer(state, open(other))).not.toBe(state);
  });

  test('from another tab keeps typed text; a new draft does not', () => {
    const typed = [
      events.instructionTyped('shorter'),
      events.answerTyped({ question: 'Who?', answer: 'Bees' }),
    ];
    expect(run(...typed, storedInOtherTab(frd))).toMatchObject({
      instructions: { prd: 'shorter' },
      answers: { 'Who?': 'Bees' },
    });
    expect(run(...typed, drafted)).toMatchObject({ instructions: { prd: '' }, answers: {} });
  });

  test('is ignored if another tab removed it', () => {
    const state = run();
    expect(reducer(state, storedInOtherTab(null))).toBe(state);
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
      ...backToFirstVersion,
      events.comparisonOpened(),
      events.pairChosen({ before: 1, after: 0 }),
    );
    expect(selectComparedPair(root(chosen))).toMatchObject({ before: 1, after: 0 });
    expect(reducer(chosen, events.pairChosen({ before: 0, after: 9 }))).toBe(chosen);
    expect(reducer(chosen, events.pairChosen({ before: 9, after: 0 }))).toBe(chosen);
    const moved = reducer(chosen, events.versionChosen({ documentType: 'prd', index: 1 }));
    expect(selectComparedPair(root(moved))).toEqual({ before: 0, after: 1 });
  });

  test('ends with another document on screen, and does not open for its first versions', () => {
    const sister: RevisionTask = { kind: 'sister', target: 'frd' };
    const left = run(
      ...backToFirstVersion,
      events.comparisonOpened(),
      submitted(sister),
      succeeded(frd, sister),
    );
    expect(selectComparedPair(root(left))).toBeNull();
    const refined = [submitted(), succeeded({ ...frd, response: '# FRD 2\n' })];
    const next = refined.reduce<WorkbenchState>(reducer, left);
    expect(selectHistoryOnScreen(root(next)).versions).toHaveLength(2);
    expect(selectIsComparing(root(next))).toBe(false);
  });

  test('stays open for the next version of its document', () => {
    const state = run(...backToFirstVersion, events.comparisonOpened(), submitted(), succeeded());
    expect(selectComparedPair(root(state))).toEqual({ before: 1, after: 2 });
  });
});

test('before it is injected, the workbench is empty', () => {
  expect(selectVersionOnScreen({})).toBeUndefined();
  expect(selectHasOtherDocuments({})).toBe(false);
});
