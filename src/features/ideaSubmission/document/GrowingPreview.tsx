import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { cleanAnswer } from '../../../generation/cleanAnswer';
import { previewDocument } from '../../../generation/previewDocument';

/** At most five pages a second. */
const minimumPauseMs = 200;

/** The maximum share of time for rendering, so that the cost per character does not grow with the text. */
const maximumRenderShare = 1 / 15;

const contentHasBegun = /<(?:body|main|header|nav|section|div|h1|p)[\s>]/i;

/** A state of the page, which has its own frame: another page in the same frame would add a history entry. */
interface PageState {
  id: number;
  html: string;
}

interface Frames {
  shown: PageState | undefined;
  /** The state that is loading behind the shown one. */
  next: PageState | undefined;
}

interface GrowingPreviewProps {
  answer: string;
  style: CSSProperties;
}

/**
 * The preview of a mockup that is being written: each new state loads behind the visible one and replaces it once
 * rendered, so that nothing flickers.
 */
export function GrowingPreview({ answer, style }: GrowingPreviewProps) {
  const [{ shown, next }, setFrames] = useState<Frames>({ shown: undefined, next: undefined });
  const isLoading = next !== undefined;
  const work = useRef({ answer: '', startedAt: -Infinity, nextAt: 0 });
  const timer = useRef<number>(undefined);

  const load = useEffectEvent(() => {
    timer.current = undefined;
    if (isLoading || work.current.answer === answer) return;
    work.current = { ...work.current, answer, startedAt: performance.now() };
    const html = cleanAnswer('mockup', answer);
    const page = contentHasBegun.test(html) ? previewDocument(html).page : '';
    if (page === '' || page === shown?.html) return;
    setFrames({ shown, next: { id: (shown?.id ?? 0) + 1, html: page } });
  });

  useEffect(() => {
    if (isLoading) return;
    timer.current ??= window.setTimeout(load, Math.max(0, work.current.nextAt - performance.now()));
  }, [answer, isLoading]);

  useEffect(() => {
    if (isLoading) return;
    const { startedAt } = work.current;
    const cost = performance.now() - startedAt;
    window.clearTimeout(timer.current);
    work.current.nextAt = startedAt + Math.max(minimumPauseMs, cost / maximumRenderShare);
    timer.current = window.setTimeout(load, Math.max(0, work.current.nextAt - performance.now()));
  }, [isLoading]);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return (
    <>
      {shown === undefined && (
        <Typography sx={{ padding: { xs: 2, sm: 3 }, color: 'text.secondary' }}>
          The page appears here as soon as its first part is written.
        </Typography>
      )}
      {[shown, next].map((state) => {
        if (state === undefined) return null;
        const isShown = state === shown;
        return (
          <iframe
            key={state.id}
            sandbox=""
            srcDoc={state.html}
            title={isShown ? 'Mockup preview' : 'Next state of the mockup'}
            {...(isShown ? {} : { 'aria-hidden': true, tabIndex: -1 })}
            onLoad={() => {
              setFrames((frames) =>
                frames.next === state ? { shown: state, next: undefined } : frames,
              );
            }}
            style={{ ...style, visibility: isShown ? 'visible' : 'hidden' }}
          />
        );
      })}
    </>
  );
}
