import { useRef, type ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import { ScriptProgress } from './ScriptProgress';

interface AppShellProps {
  children: ReactNode;
}

/** The layout shared by all pages (docs/behaviour.md#page-shell): header, main content, footer. */
export function AppShell({ children }: AppShellProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a
        className="skip-link"
        href="#content"
        data-print="hide"
        onClick={(event) => {
          // Don't follow the link: its fragment would stay in the address and count as navigation.
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
