import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { documentTypes, type DocumentType } from '../../../contract/documentType';
import { routePaths } from '../../../contract/routePaths';
import { routeTabOf } from '../../../contract/routeTabs';
import { ButtonLink } from '../../ui/ButtonLink';
import { Page } from '../../ui/Page';
import { CardGrid } from './CardGrid';
import { ExampleCard } from './ExampleCard';
import { exampleIdeas } from './exampleIdeas';

const tabNames: Record<DocumentType, string> = { prd: 'PRD', frd: 'FRD', mockup: 'Mockup' };

// The tab that an arrow, Home or End key moves to.
const keys: Record<string, (index: number) => number> = {
  ' ': (index) => index,
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** A segmented control made of buttons: MUI's Tabs would add 7 KB of script. */
const tabListStyles: SxProps<Theme> = {
  display: 'flex',
  gap: 0.5,
  padding: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'background.subtle',
};

const tabStyles: SxProps<Theme> = {
  padding: '6px 18px',
  border: '1px solid transparent',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary', backgroundColor: 'transparent' },
  '&:active': { backgroundColor: 'background.paper' },
  '&[aria-selected="true"]': {
    borderColor: 'divider',
    color: 'text.primary',
    backgroundColor: 'background.paper',
    '@media (forced-colors: active)': { borderColor: 'Highlight' },
  },
};

const tabIn = (search: string): DocumentType => routeTabOf(routePaths.examples, search);

const subscribeToNothing = () => () => undefined;

/** Whether the page is hydrated; false in the prerendered HTML. */
const useIsScripted = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * The examples page (docs/behaviour.md#examples): four cards per tab. It renders all of them for search engines; the
 * tabs are links that work without the script.
 */
export function ExamplesPage() {
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const chosen = tabIn(search);
  const isScripted = useIsScripted();
  const tabList = useRef<HTMLDivElement>(null);

  // Navigating to the same address again would count as a visit. Read the location, which changes before the page
  // renders.
  const isOpen = (type: DocumentType): boolean => tabIn(window.location.search) === type;

  const chooseByKey = (event: KeyboardEvent, from: DocumentType): void => {
    const target = keys[event.key]?.(documentTypes.indexOf(from));
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + documentTypes.length) % documentTypes.length;
    const type = documentTypes[index];
    if (type === undefined) return;
    if (!isOpen(type)) setParams({ tab: type });
    tabList.current?.querySelectorAll('a')[index]?.focus();
  };

  return (
    <Page
      title="Examples"
      description="Twelve product ideas to start from: four for a Product Requirement Document, four for a Functional Requirement Document, four for an HTML mockup."
      heading="Examples"
      subtitle="Twelve ideas, written the way a founder would, and what Ideakiln makes of them. Use one as it is, or make it your own."
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Box ref={tabList} role="tablist" aria-label="Document type" sx={tabListStyles}>
          {documentTypes.map((type) => (
            <Button
              key={type}
              component={Link}
              to={`${routePaths.examples}?tab=${type}`}
              role="tab"
              id={`tab-${type}`}
              aria-selected={type === chosen}
              aria-controls={`panel-${type}`}
              // Before hydration arrow keys don't work, so each tab is a tab stop.
              tabIndex={type === chosen || !isScripted ? 0 : -1}
              draggable={false}
              onClick={(event: MouseEvent) => {
                if (isOpen(type)) event.preventDefault();
              }}
              onKeyDown={(event: KeyboardEvent) => {
                chooseByKey(event, type);
              }}
              sx={tabStyles}
            >
              {tabNames[type]}
            </Button>
          ))}
        </Box>
        <ButtonLink to={routePaths.create} variant="contained">
          Create Now
        </ButtonLink>
      </Box>
      {/* The first paint waits for its start tag: painted with half of its text, the button above would shift. */}
      <div id="after-first-lines">
        {documentTypes.map((type) => (
          <div
            key={type}
            role="tabpanel"
            id={`panel-${type}`}
            aria-labelledby={`tab-${type}`}
            hidden={type !== chosen}
          >
            <CardGrid columns={2} from={640} keepsHeights>
              {exampleIdeas[type].map((example) => (
                <ExampleCard key={example.title} example={example} documentType={type} />
              ))}
            </CardGrid>
          </div>
        ))}
      </div>
    </Page>
  );
}
