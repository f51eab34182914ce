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
  'Describe a product idea and get a Product Requirement Document, a Functional Requirement Document or an HTML mockup.';

/**
 * What a page says about itself to the window, to search engines and to whoever shares its address. A page at an address
 * that is not in the route table (section 2) asks not to be listed.
 */
export function PageHead({ title, description = productDescription }: PageHeadProps) {
  const path = findRoutePath(useLocation().pathname);
  const address = path === undefined ? undefined : `${env.appUrl}${path}`;
  const fullTitle = `${title} · Ideakiln`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Ideakiln" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${env.appUrl}/og.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={address} />
          <link rel="canonical" href={address} />
        </>
      )}
    </>
  );
}
