import { useEffect, useId, useRef, useState, type FocusEvent, type RefObject } from 'react';

interface Disclosure {
  isOpen: boolean;
  close: () => void;
  /** Props for the button that opens and closes the panel. */
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
  };
  panelProps: { id: string };
  /** Props for the element around both: the panel closes when focus or pointer moves elsewhere. */
  regionProps: {
    ref: RefObject<HTMLElement | null>;
    onBlur: (event: FocusEvent) => void;
  };
}

/** State and props of a panel that a button opens. Escape closes it and returns the focus to the button. */
export function useDisclosure(): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const region = useRef<HTMLElement>(null);
  const panelId = useId();
  const close = () => {
    setIsOpen(false);
  };

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && region.current?.contains(target) !== true) setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  return {
    isOpen,
    close,
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => {
        setIsOpen(!isOpen);
      },
    },
    panelProps: { id: panelId },
    regionProps: {
      ref: region,
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}
