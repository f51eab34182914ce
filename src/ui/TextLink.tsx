import Link, { type LinkProps } from '@mui/material/Link';
import { PreloadLink } from './PreloadLink';

interface TextLinkProps extends Pick<LinkProps, 'sx' | 'children'> {
  /** An address inside the application. */
  to: string;
}

/** A link within text, to a page of the application. */
export function TextLink(props: TextLinkProps) {
  return <Link {...props} component={PreloadLink} />;
}
