import Stack from '@mui/material/Stack';
import { routePaths } from '../../../contract/routePaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Page } from '../../ui/Page';

/** Section 1: what the product does, and the hero's two ways on. */
export function HomePage() {
  return (
    <Page
      title="From product idea to requirement document"
      heading="Turn a product idea into a requirement document"
      subtitle="Describe the idea in your own words. Ideakiln writes a Product Requirement Document, a Functional Requirement Document or an HTML mockup of it."
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink to={routePaths.create} variant="contained" size="large">
          Get Started
        </ButtonLink>
        <ButtonLink to={routePaths.examples} variant="outlined" color="inherit" size="large">
          View Examples
        </ButtonLink>
      </Stack>
    </Page>
  );
}
