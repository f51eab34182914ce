import { Icon } from '../../../ui/Icon';

/** A circular arrow. */
export function RewriteIcon() {
  return (
    <Icon>
      <path d="M15.5 8.5A6 6 0 0 0 4.6 7.4M4.5 11.5a6 6 0 0 0 10.9 1.1M4.25 3.75v3.9h3.9M15.75 16.25v-3.9h-3.9" />
    </Icon>
  );
}
