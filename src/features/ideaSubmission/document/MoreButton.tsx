import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import type { MoreAction } from './MoreMenu';

const moreMenu = lazyComponent(async () => (await import('./MoreMenu')).MoreMenu);

/** The button `More` with its menu, which is loaded before it is needed. */
export function MoreButton({ actions }: { actions: readonly MoreAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void moreMenu.preload()}
        onFocus={() => void moreMenu.preload()}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        More
      </Button>
      {anchor !== null && (
        // A menu that did not load closes, so that the next press tries again.
        <ErrorBoundary
          onError={() => {
            moreMenu.renew();
            close();
          }}
          fallback={() => null}
        >
          <Suspense fallback={null}>
            <moreMenu.Component anchor={anchor} actions={actions} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
