import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  insetInlineStart: 16,
  insetBlockStart: 10,
  padding: '10px 16px',
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));

// As tall as the window: while a page's script is on its way the footer is out of view, and can not move in it.
const Main = styled('main')({
  minHeight: 'calc(100vh - 4.5rem)',
  '&:focus': { outline: 'none' },
  '@media print': { minHeight: 0 },
});

interface AppShellProps {
  children: ReactNode;
}

/** Section 2, "Shared page shell": header, main content, footer. */
export function AppShell({ children }: AppShellProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink
        href="#content"
        data-print="hide"
        onClick={(event) => {
          // The fragment would count as another address, and stay in it.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </SkipLink>
      <Header />
      <Main id="content" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </>
  );
}
