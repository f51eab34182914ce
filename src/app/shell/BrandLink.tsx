import { styled } from '@mui/material/styles';
import { routePaths } from '../../../contract/routePaths';
import { KilnIcon } from '../../ui/icons';
import { PreloadLink } from '../../ui/PreloadLink';

const Root = styled(PreloadLink)(({ theme }) => ({
  ...theme.typography.h4,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontSize: '1.375rem',
  letterSpacing: '-0.02em',
  borderRadius: 4,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '& svg': { color: theme.vars.palette.primary.main },
}));

/** The product's mark and name, leading home. */
export function BrandLink() {
  return (
    <Root to={routePaths.home}>
      <KilnIcon width="28" height="28" />
      Ideakiln
    </Root>
  );
}
