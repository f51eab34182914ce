import Button, { type ButtonProps } from '@mui/material/Button';
import { PreloadLink } from '../navigation/PreloadLink';

interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'children'> {
  /** An address inside the application. */
  to: string;
}

/** A link styled as a button, for the main action of a page. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={PreloadLink} {...props} />;
}
