import { styled } from '@mui/material/styles';
import type { DocumentType } from '../../../contract/documentType';
import { lazyComponent, type LazyComponent } from '../../navigation/lazyComponent';

interface ExampleDocumentProps {
  /** The example's title. */
  title: string;
}

/** The height of an opened document; its text scrolls inside. */
export const documentHeight = '28rem';

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  height: documentHeight,
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 650 },
}));

const Preview = styled('iframe')({
  display: 'block',
  width: '100%',
  height: documentHeight,
  border: 0,
  // A page that sets no colours expects a white background.
  backgroundColor: '#fff',
  colorScheme: 'normal',
});

type Documents = Readonly<Record<string, string>>;

const lazyText = (load: () => Promise<{ default: Documents }>) =>
  lazyComponent<ExampleDocumentProps>(async () => {
    const { default: documents } = await load();
    return function ExampleText({ title }) {
      const lines = (documents[title] ?? '').split(/(?<=\n)/);
      return (
        // Focusable, so that it can be scrolled by keyboard.
        <Text role="region" aria-label={`Document: ${title}`} tabIndex={0}>
          {lines.map((line, index) =>
            // The lines never change, so the index is a stable key.
            line.startsWith('#') ? <b key={index}>{line}</b> : line,
          )}
        </Text>
      );
    };
  });

/** The offline drafter's documents for the examples; each document type is a separate chunk. */
export const lazyExampleDocuments: Record<DocumentType, LazyComponent<ExampleDocumentProps>> = {
  prd: lazyText(() => import('./exampleDocuments/prd.json')),
  frd: lazyText(() => import('./exampleDocuments/frd.json')),
  mockup: lazyComponent(async () => {
    const [{ default: documents }, { previewDocument }] = await Promise.all([
      import('./exampleDocuments/mockup.json'),
      import('../../generation/previewDocument'),
    ]);
    const pages: Documents = documents;
    return function ExampleMockup({ title }) {
      return (
        <Preview
          title={`Mockup: ${title}`}
          sandbox=""
          srcDoc={previewDocument(pages[title] ?? '').page}
        />
      );
    };
  }),
};
