import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PreloadLink } from '../navigation/PreloadLink';

interface TextLinkProps {
  /** An address inside the application. */
  to: string;
  children: ReactNode;
}

/** An internal link within text. */
export function TextLink(props: TextLinkProps) {
  return <Link component={PreloadLink} {...props} />;
}
