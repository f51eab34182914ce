import { sortIdea } from '../sort/sortIdea';

const places = (idea: string) =>
  sortIdea(idea).statements.map(({ kind, heading, text }) => `${kind} [${heading ?? ''}] ${text}`);

test('an indented paragraph, and one below a paragraph, stay under their heading', () => {
  expect(places("## Won't\n- Shipping\n\n  Buyers fetch the tent.").at(-1)).toMatch(
    /^N \[Won't\]/u,
  );
  expect(places("## Won't\nNo auctions.\n\nShipping a tent.").at(-1)).toMatch(/^N \[Won't\]/u);
});
