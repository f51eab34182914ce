import { useLocation } from 'react-router-dom';
import { findRoutePath } from '../../contract/routePaths';
import { env } from '../lib/env';

interface PageHeadProps {
  /** Stands before the product's name in the window's title. */
  title: string;
  /** What a search result or a shared link says about the page; of the product, unless told otherwise. */
  description?: string;
}

const productDescription =
  'Describe a product idea and get a requirement document or an HTML mockup.';

/**
 * What a page says about itself to the window and to search engines. A page at an address that is not in the route
 * table asks not to be listed.
 */
export function PageHead({ title, description = productDescription }: PageHeadProps) {
  const path = findRoutePath(useLocation().pathname);
  const address = path === undefined ? undefined : `${env.appUrl}${path}`;
  return (
    <>
      <title>{`${title} · Ideakiln`}</title>
      <meta name="description" content={description} />
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
    </>
  );
}
