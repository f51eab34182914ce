import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { documentTypes, type DocumentType } from '../../../contract/documentType';
import { routePaths } from '../../../contract/routePaths';
import { routePartOf } from '../../../contract/routeParts';
import { ButtonLink } from '../../ui/ButtonLink';
import { Page } from '../../ui/Page';
import { ExampleCard } from './ExampleCard';
import { exampleIdeas } from './exampleIdeas';

const tabNames: Record<DocumentType, string> = { prd: 'PRD', frd: 'FRD', mockup: 'Mockup' };

// The tab that a key leads to, from the focused one's place among them.
const keys: Record<string, (index: number) => number> = {
  ' ': (index) => index,
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

const tabIn = (search: string): DocumentType => routePartOf(routePaths.examples, search);

const subscribeToNothing = () => () => undefined;

/** Whether the script of the page runs: not in the HTML that it comes as. */
const useIsScripted = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * The examples page (docs/behaviour.md#examples): four cards in each tab. All of them are in the page, so that search
 * engines find them; the tabs are links, which work without the script.
 */
export function ExamplesPage() {
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const chosen = tabIn(search);
  const isScripted = useIsScripted();
  const tabList = useRef<HTMLDivElement>(null);

  // The same address again would count as a new visit. The address is ahead of what is rendered.
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
      subtitle="Twelve ideas, each as a founder would write it down. Take one as it is, change it, or let it show you how much detail helps."
    >
      <div className="tabs-bar">
        <div ref={tabList} className="tabs" role="tablist" aria-label="Document type">
          {documentTypes.map((type) => (
            <Link
              key={type}
              to={`${routePaths.examples}?tab=${type}`}
              role="tab"
              id={`tab-${type}`}
              aria-selected={type === chosen}
              aria-controls={`panel-${type}`}
              // Without the script no arrow key leads from tab to tab, so each is reached by itself.
              tabIndex={type === chosen || !isScripted ? 0 : -1}
              draggable={false}
              onClick={(event) => {
                if (isOpen(type)) event.preventDefault();
              }}
              onKeyDown={(event) => {
                chooseByKey(event, type);
              }}
            >
              {tabNames[type]}
            </Link>
          ))}
        </div>
        <ButtonLink to={routePaths.create} variant="contained">
          Create Now
        </ButtonLink>
      </div>
      {documentTypes.map((type) => (
        <div
          key={type}
          className="tab-panel"
          role="tabpanel"
          id={`panel-${type}`}
          aria-labelledby={`tab-${type}`}
          hidden={type !== chosen}
        >
          <ul className="card-grid examples">
            {exampleIdeas[type].map((example) => (
              <ExampleCard key={example.title} example={example} documentType={type} />
            ))}
          </ul>
        </div>
      ))}
    </Page>
  );
}
