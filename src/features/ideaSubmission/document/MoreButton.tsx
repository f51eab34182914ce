import Button from '@mui/material/Button';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { useAppDispatch } from '../../../store/hooks';
import { moreMenuFailed } from './documentViewEvents';
import type { MoreAction } from './MoreMenu';
import { useFolding } from './useFolding';

const moreMenu = lazyComponent(
  async () => (await import(/* webpackChunkName: "more" */ './MoreMenu')).MoreMenu,
);

/** The button `More` with its menu, which is loaded before it is needed. */
export function MoreButton({ actions }: { actions: readonly MoreAction[] }) {
  const dispatch = useAppDispatch();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { isOpen, toggle } = useFolding('more', false);
  const close = () => {
    toggle(false);
  };
  const closeOnLeaving = useEffectEvent(close);
  useEffect(
    () => () => {
      closeOnLeaving();
    },
    [],
  );
  return (
    <>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void moreMenu.preload()}
        onFocus={() => void moreMenu.preload()}
        onClick={() => {
          toggle(true);
        }}
      >
        More
      </Button>
      {isOpen && button !== null && (
        // If the menu fails to load, close it and show a message; the next press tries again.
        <ErrorBoundary
          onError={() => {
            moreMenu.reset();
            close();
            dispatch(moreMenuFailed());
          }}
          fallback={() => null}
        >
          <Suspense fallback={null}>
            <moreMenu.Component anchor={button} actions={actions} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
