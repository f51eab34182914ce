import type { ComponentType } from 'react';
import { routePaths, type RoutePath } from '../../../contract/routePaths';
import { Page } from '../../ui/Page';

interface HeadingOnlyContent {
  title: string;
  heading: string;
  subtitle?: string;
}

const contents: Partial<Record<RoutePath, HeadingOnlyContent>> = {
  [routePaths.examples]: { title: 'Examples', heading: 'Examples' },
  [routePaths.community]: { title: 'Community', heading: 'Community' },
  [routePaths.privacy]: { title: 'Privacy Policy', heading: 'Privacy Policy' },
  [routePaths.terms]: { title: 'Terms of Service', heading: 'Terms of Service' },
  [routePaths.contact]: { title: 'Contact', heading: 'Contact' },
};

/**
 * The page at an address of section 2 that has no content of its own: its heading and, where section 2 gives one, its
 * subtitle.
 *
 * @throws Error where the address has a page elsewhere
 */
export function headingOnlyPage(path: RoutePath): ComponentType {
  const content = contents[path];
  if (content === undefined) throw new Error(`There is no heading for ${path}.`);
  return () => <Page {...content} />;
}
