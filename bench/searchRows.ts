/** A row of the searched tables, with the fields of a customer. */
export interface SearchRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  status: 'active' | 'inactive';
  lastContact: string;
  totalValue: number;
}

const firstNames = ['Grace', 'Greta', 'Grant', 'Gina', 'Ada', 'Alan', 'Barbara', 'Frances'];
const lastNames = ['Hopper', 'Hoare', 'Hamilton', 'Turin', 'Liskov', 'Knuth', 'Allen'];
const companies = ['Acme', 'Initech', 'Umbrella', 'Stark', 'Wayne'];

function nth(values: readonly string[], place: number): string {
  return values[place % values.length] ?? '';
}

/** A prime number, so that its multiples scatter without repetition. */
const scatter = 61_673;

/** Generates customers, the same ones each time. */
export function searchRows(count: number): SearchRow[] {
  return Array.from({ length: count }, (_, place) => {
    const first = nth(firstNames, place);
    const last = nth(lastNames, place);
    return {
      id: `row-${place}`,
      name: `${first} ${last} ${place}`,
      // In no order, because a list in order is quick to sort; and the first row is not the first by email, because the
      // bench waits until another one is.
      email: `${(place * scatter + 1) % count}.${last}@example.com`.toLowerCase(),
      phone: `+1 555 ${String(place).padStart(6, '0')}`,
      company: nth(companies, place),
      status: place % 3 === 0 ? 'inactive' : 'active',
      lastContact: '2026-11-01',
      totalValue: (place * 37) % 50_000,
    };
  });
}

/** The result of a key press. */
export interface SearchStep {
  key: string;
  /** The number of rows found, and the name of the first one. */
  count: number;
  first: string;
}

const query = 'grace hop';

/** Types the query letter by letter and deletes it again, with the result of each key. */
export function searchSteps(rows: readonly SearchRow[]): SearchStep[] {
  const texts = rows.map(({ name, email, phone, company }) =>
    [name, email, phone, company].join('\n').toLowerCase(),
  );
  const found = (text: string): Omit<SearchStep, 'key'> => {
    const hits = rows.filter((_, place) => texts[place]?.includes(text));
    return { count: hits.length, first: hits[0]?.name ?? '' };
  };
  const typed = Array.from(query, (key, place) => ({
    key: key === ' ' ? 'Space' : key,
    ...found(query.slice(0, place + 1).trim()),
  }));
  const takenBack = Array.from(query, (_, place) => ({
    key: 'Backspace',
    ...found(query.slice(0, query.length - 1 - place).trim()),
  }));
  return [...typed, ...takenBack];
}
