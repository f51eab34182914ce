import { createContext } from 'react';

/** Tells the dialog around a form whether anything was entered in it; outside a dialog nobody listens. */
export const DialogChangesContext = createContext<(isChanged: boolean) => void>(() => undefined);
