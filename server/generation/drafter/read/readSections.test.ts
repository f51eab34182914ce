import { sortIdea } from '../sort/sortIdea';

const places = (idea: string) =>
  sortIdea(idea).statements.map(({ kind, heading, text }) => `${kind} [${heading ?? ''}] ${text}`);

test('a paragraph below a list of what is not wanted is not ruled out', () => {
  const list = "A market for used tents.\n\n## Won't\n- Shipping\n- Auctions\n\n";
  const all = places(`${list}Listings expire after 60 days. Pages must load in 2 seconds.`);
  expect(all.slice(1, 3)).toEqual(["N [Won't] Shipping", "N [Won't] Auctions"]);
  expect(all[3]).toMatch(/^[RC] \[\] Listings/u);
  expect(all[4]).toMatch(/^[RC] \[\] Pages/u);
});

test('an indented paragraph, and one below a paragraph, stay under their heading', () => {
  expect(places("## Won't\n- Shipping\n\n  Buyers fetch the tent.").at(-1)).toMatch(
    /^N \[Won't\]/u,
  );
  expect(places("## Won't\nNo auctions.\n\nShipping a tent.").at(-1)).toMatch(/^N \[Won't\]/u);
});
