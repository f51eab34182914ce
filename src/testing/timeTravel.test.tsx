// Import first: Redux Toolkit looks for the DevTools when it is loaded.
import { devTools } from './devTools';
import { act, configure, render } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ideaTyped } from '../features/ideaSubmission/ideaSubmissionEvents';
import { selectIdea } from '../features/ideaSubmission/ideaSubmissionSlice';
import type { Toasts } from '../toasts/toasts';
import { useAppSelector } from '../store/hooks';
import { useOnEvent } from '../store/useOnEvent';
import { server } from './server';
import { startStore } from './startStore';
import { setUserApi } from './userApiHandlers';
import { expectSameOnJumps, recordMoments, recordSideEffects } from './timeTravel';

// These tests fail on purpose, so don't wait long.
configure({ asyncUtilTimeout: 1000 });

interface PageProps {
  toasts: Toasts;
}

/** A correct page: it renders from the state. */
function SoundPage() {
  return <p>{useAppSelector(selectIdea)}</p>;
}

/** Keeps a copy of the state, updated by events. */
function CopyingPage() {
  const [copied, setCopied] = useState(useAppSelector(selectIdea));
  useOnEvent(ideaTyped, ({ payload }) => {
    setCopied(payload);
  });
  return <p>{copied}</p>;
}

/** Counts state changes, so that its output depends on the path to a state. */
function CountingPage() {
  const idea = useAppSelector(selectIdea);
  const [seen, setSeen] = useState([idea]);
  if (seen.at(-1) !== idea) setSeen([...seen, idea]);
  return <p>{seen.length}</p>;
}

/** Shows toasts on state changes instead of events. */
function ToastingPage({ toasts }: PageProps) {
  const idea = useAppSelector(selectIdea);
  useEffect(() => {
    toasts.show({ kind: 'info', text: idea });
  }, [idea, toasts]);
  return <p>{idea}</p>;
}

/** Writes to storage on state changes. */
function StoringPage() {
  const idea = useAppSelector(selectIdea);
  useEffect(() => {
    window.localStorage.setItem('idea', idea);
  }, [idea]);
  return <p>{idea}</p>;
}

/** Calls the service on state changes. */
function CallingPage() {
  const idea = useAppSelector(selectIdea);
  useEffect(() => {
    fetch('/api/verify').catch(() => undefined);
  }, [idea]);
  return <p>{idea}</p>;
}

/** Keeps changing regardless of the state. */
function RestlessPage() {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setTicks((before) => before + 1);
    }, 20);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return <p>{`Tick ${String(ticks)}`}</p>;
}

/** Has a dialog whose fade never ends. */
function FadingPage() {
  return (
    <div className="MuiDialog-root">
      <p style={{ opacity: 0 }}>Gone soon</p>
    </div>
  );
}

async function travel(Page: (props: PageProps) => ReactNode): Promise<string[]> {
  const { store, toasts } = await startStore();
  render(
    <Provider store={store}>
      <Page toasts={toasts} />
    </Provider>,
  );
  const type = (idea: string) => () => {
    act(() => {
      store.dispatch(ideaTyped(idea));
    });
    return Promise.resolve();
  };
  const tools = devTools();
  const recording = await recordMoments(tools, [type('Bees'), type('Wasps'), type('Ants')]);
  const happened = recordSideEffects(toasts);
  await expectSameOnJumps(tools, recording);
  return happened;
}

afterEach(() => {
  server.events.removeAllListeners();
});

test('a page rendered from the state passes', async () => {
  expect(await travel(SoundPage)).toEqual([]);
});

test.each([CopyingPage, CountingPage])(
  'a page that does not render from the state fails: %p',
  async (Page) => {
    await expect(travel(Page)).rejects.toThrow(/Expected[^]*Received/);
  },
);

test.each([
  [RestlessPage, /"isDialogFading": false[^]*^-.*Tick[^]*^\+.*Tick/m],
  [FadingPage, /^\+.*"isDialogFading": true/m],
])('a page that never settles fails with its changes: %p', async (Page, difference) => {
  await expect(travel(Page)).rejects.toThrow(difference);
});

test.each([
  [ToastingPage, 'toast'],
  [StoringPage, 'storage write'],
  [CallingPage, 'call'],
])('a page with a side effect on a jump fails: %p', async (Page, what) => {
  setUserApi(server, 'verify', { kind: 'offline' });
  expect(new Set(await travel(Page))).toEqual(new Set([what]));
});
