import type { Lexicon } from './lexicon';

/** Nouns of many trades, beside the usual ones: `dockmaster`, `the registry`. */
export type Trades = Required<Pick<Lexicon['people'], 'nouns' | 'groups'>>;

/** Adds the nouns of trades to those for people and organisations. */
export const withTrades = (people: Lexicon['people'], trades: Trades): Lexicon['people'] => ({
  ...people,
  nouns: [...people.nouns, ...trades.nouns],
  groups: [...(people.groups ?? []), ...trades.groups],
});
