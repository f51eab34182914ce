import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'toaster';
  place.dataset.print = 'hide';
  return place;
}

/**
 * Where toasts stand: beside the page in `<body>`, so that they can be read and reached while a dialog is open. MUI hides
 * all there but its dialog from screen readers, and takes the focus back into the dialog; it knows no exceptions.
 */
export function ToastPlace({ children }: { children: ReactNode }) {
  const [place] = useState(createPlace);

  useLayoutEffect(() => {
    const show = () => {
      place.removeAttribute('aria-hidden');
    };
    // A dialog's trap listens at the document.
    const keepFocus = (event: FocusEvent) => {
      event.stopPropagation();
    };
    const observer = new MutationObserver(show);
    observer.observe(place, { attributeFilter: ['aria-hidden'] });
    place.addEventListener('focusin', keepFocus);
    document.body.append(place);
    return () => {
      place.remove();
      place.removeEventListener('focusin', keepFocus);
      observer.disconnect();
    };
  }, [place]);

  return createPortal(children, place);
}
