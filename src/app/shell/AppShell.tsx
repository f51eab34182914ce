import { useRef, type ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import { ScriptProgress } from './ScriptProgress';

interface AppShellProps {
  children: ReactNode;
}

/** What every page has in common (docs/behaviour.md#page-shell): header, main content, footer. */
export function AppShell({ children }: AppShellProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a
        className="skip-link"
        href="#content"
        data-print="hide"
        onClick={(event) => {
          // The fragment would count as another address, and stay in it.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <ScriptProgress />
      <Header />
      <main className="main" id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
