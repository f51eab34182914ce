import { createContext } from 'react';

/** Lets a form report to its dialog whether it has input; does nothing outside a dialog. */
export const DialogChangesContext = createContext<(isChanged: boolean) => void>(() => undefined);
