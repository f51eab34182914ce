import { routePaths } from '../../../contract/routePaths';
import { KilnIcon } from '../../ui/icons';
import { PreloadLink } from '../../navigation/PreloadLink';

/** The product's logo and name, linked to the home page. */
export function BrandLink() {
  return (
    <PreloadLink to={routePaths.home} className="brand">
      <KilnIcon width="28" height="28" />
      Ideakiln
    </PreloadLink>
  );
}
