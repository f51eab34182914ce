import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PreloadLink } from './PreloadLink';

interface TextLinkProps {
  /** An address inside the application. */
  to: string;
  children: ReactNode;
}

/** A link within text, to a page of the application. */
export function TextLink(props: TextLinkProps) {
  return <Link component={PreloadLink} {...props} />;
}
