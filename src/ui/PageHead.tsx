import { useLocation } from 'react-router-dom';
import { findRoutePath } from '../../contract/routePaths';
import { env } from '../lib/env';

interface PageHeadProps {
  /** Precedes the product's name in the document title. */
  title: string;
  /** The meta description, for search results and shared links; defaults to the product's. */
  description?: string;
}

const productDescription =
  'Describe a product idea and get a requirement document or an HTML mockup.';

/**
 * The document title and meta tags. A page that is not in the route table asks search engines not to index it.
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
