import type { ComponentType } from 'react';
import { routePaths, type RoutePath } from '../../../contract/routePaths';
import { Page } from '../../ui/Page';

interface HeadingOnlyContent {
  title: string;
  heading: string;
  subtitle?: string;
}

const contents: Partial<Record<RoutePath, HeadingOnlyContent>> = {
  [routePaths.crm]: {
    title: 'CRM',
    heading: 'Customer Relationship Management',
    subtitle: 'Manage your customers, appointments, and grow your business',
  },
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
