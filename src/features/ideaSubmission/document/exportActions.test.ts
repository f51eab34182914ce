import { injectSlice } from '../../../store/injectSlice';
import { startStore, toastsShownBy } from '../../../testing/startStore';
import { lazyDocumentView } from './documentViewSlice';
import { copyFormatted } from './exportActions';

// As when the connection is lost before the script has loaded.
jest.mock('./markdown', () => {
  throw new Error('ChunkLoadError');
});

class Item {
  readonly parts: Record<string, Promise<Blob> | Blob>;
  constructor(parts: Record<string, Promise<Blob> | Blob>) {
    this.parts = parts;
  }
}

test('Copy formatted blames the connection, not the browser, if its script does not load', async () => {
  Reflect.set(window, 'ClipboardItem', Item);
  Reflect.set(navigator, 'clipboard', {
    write: async (items: readonly Item[]) => {
      await Promise.all(
        items.flatMap(({ parts }) => Object.values(parts).map((part) => Promise.resolve(part))),
      );
    },
  });
  const { store, toasts } = await startStore();
  store.dispatch(injectSlice(lazyDocumentView));
  const shown = toastsShownBy(toasts);
  await store.dispatch(copyFormatted({ documentType: 'prd', text: '# Bees' }));
  expect(shown.map(({ text }) => text)).toEqual([
    'The document could not be exported. Check your connection, then try again.',
  ]);
});
