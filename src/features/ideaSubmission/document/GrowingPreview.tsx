import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { cleanAnswer } from '../../../generation/cleanAnswer';
import { previewDocument } from '../../../generation/previewDocument';

/** At most five pages a second. */
const shortestPauseMs = 200;

/** The maximum share of time spent on rendering, so that the cost per character does not grow with the text. */
const largestShare = 1 / 15;

const contentHasBegun = /<(?:body|main|header|nav|section|div|h1|p)[\s>]/i;

interface Frames {
  pages: readonly [string, string];
  /** The frame that is shown. */
  front: 0 | 1;
  /** Whether the other one is loading. */
  isLoading: boolean;
}

interface GrowingPreviewProps {
  answer: string;
  style: CSSProperties;
}

/**
 * The preview of a mockup that is being written: each new state is loaded behind the shown one, and takes its place
 * once it is drawn, so that nothing flickers.
 */
export function GrowingPreview({ answer, style }: GrowingPreviewProps) {
  const [{ pages, front, isLoading }, setFrames] = useState<Frames>({
    pages: ['', ''],
    front: 0,
    isLoading: false,
  });
  const work = useRef({ answer: '', startedAt: -Infinity, nextAt: 0 });
  const timer = useRef<number>(undefined);

  const load = useEffectEvent(() => {
    timer.current = undefined;
    if (isLoading || work.current.answer === answer) return;
    work.current = { ...work.current, answer, startedAt: performance.now() };
    const html = cleanAnswer('mockup', answer);
    const page = contentHasBegun.test(html) ? previewDocument(html).page : '';
    if (page === '' || pages.includes(page)) return;
    setFrames({
      pages: front === 0 ? [pages[0], page] : [page, pages[1]],
      front,
      isLoading: true,
    });
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
    work.current.nextAt = startedAt + Math.max(shortestPauseMs, cost / largestShare);
    timer.current = window.setTimeout(load, Math.max(0, work.current.nextAt - performance.now()));
  }, [isLoading]);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const isEmpty = pages[front] === '';
  return (
    <>
      {isEmpty && (
        <Typography sx={{ padding: { xs: 2, sm: 3 }, color: 'text.secondary' }}>
          The page appears here as soon as its first part is written.
        </Typography>
      )}
      {([0, 1] as const).map((index) => {
        const isShown = index === front && !isEmpty;
        return (
          <iframe
            key={index}
            sandbox=""
            srcDoc={pages[index]}
            title={isShown ? 'Mockup preview' : 'Next state of the mockup'}
            {...(isShown ? {} : { 'aria-hidden': true, tabIndex: -1 })}
            onLoad={() => {
              // The empty frames load, too.
              setFrames((frames) =>
                frames.isLoading && index !== frames.front
                  ? { ...frames, front: index, isLoading: false }
                  : frames,
              );
            }}
            style={{ ...style, visibility: isShown ? 'visible' : 'hidden' }}
          />
        );
      })}
    </>
  );
}
