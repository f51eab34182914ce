import type { Statement } from '../sort/workbook';
import type { Brief } from './brief';
import type { Markup } from './markup';
import { markup } from './markup';
import { panel, ticks } from './parts';
import type { Screen } from './screen';
import { isRequired, isShort, statementId, taskLabel } from './tasks';

const mostNotes = 3;
const mostEntries = 6;

/** For each screen the statements that are too long for a label and belong to it; those of no screen come to the first. */
export function notesByScreen(
  brief: Brief,
  screens: readonly Screen[],
): ReadonlyMap<string, readonly Statement[]> {
  const stemsOf = screens.map(({ slug, topics }) => ({
    slug,
    stems: stems(topics?.join(' ') ?? ''),
  }));
  const notes = new Map<string, Statement[]>(screens.map(({ slug }) => [slug, []]));
  // A statement of a role stands among the role's tasks.
  const long = brief.statements.filter((one) => isRequired(one) && !one.role && !isShort(one));
  for (const statement of long.slice(0, 60)) {
    const words = stems(statement.text);
    const fits = ({ slug }: { slug: string }) => (notes.get(slug)?.length ?? 0) < mostNotes;
    const place =
      stemsOf.slice(1).find((one) => fits(one) && [...one.stems].some((stem) => words.has(stem))) ??
      stemsOf.find(fits);
    if (place !== undefined) notes.get(place.slug)?.push(statement);
  }
  return notes;
}

/** Statements quoted beside the part of the screen that they belong to. */
export function notePanel(brief: Brief, notes: readonly Statement[]): Markup | undefined {
  if (notes.length === 0) return undefined;
  const entries = notes.map(
    (note) =>
      markup`<li><blockquote>${brief.idea(note.text, 280)}</blockquote><a class="id" href="#${statementId(note)}">${note.id}</a></li>`,
  );
  return panel(brief.words.inTheIdea, markup`<ul class="notes">${entries}</ul>`);
}

/** The short requirements that no role has to itself, as a list of features. */
export function featurePanel(brief: Brief): Markup | undefined {
  const short = brief.statements.filter((one) => isRequired(one) && !one.role && isShort(one));
  if (short.length === 0) return undefined;
  const entries = short
    .slice(0, mostEntries)
    .map(
      (one) =>
        markup`<a class="quiet first-up" href="#${statementId(one)}">${brief.idea(taskLabel(one))}</a>`,
    );
  return panel(brief.roles.length > 0 ? brief.words.everyone : brief.words.mustDo, ticks(entries));
}

/** The constraints that have a number, the number first. */
export function limitPanel(brief: Brief): Markup | undefined {
  const limits = brief.statements.filter(
    ({ kind, isStruck, quantities }) => kind === 'C' && !isStruck && quantities.length > 0,
  );
  if (limits.length === 0) return undefined;
  const entries = limits
    .slice(0, 4)
    .map(
      (limit) =>
        markup`<li><strong>${limit.quantities.slice(0, 1).map(({ phrase }) => brief.idea(phrase, 40))}</strong><a class="quiet" href="#${statementId(limit)}">${brief.idea(limit.text, 160)}</a></li>`,
    );
  return panel(brief.words.limits, markup`<ul class="limits">${entries}</ul>`);
}

/** The beginnings of a text's longer words: enough to tell `reservation` and `reserve` belong together. */
function stems(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 5)));
}
