import type { ReactNode } from 'react';

/** The line under an account form that leads elsewhere. */
export function AccountNote({ children }: { children: ReactNode }) {
  return <p className="account-note">{children}</p>;
}
