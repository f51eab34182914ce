import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { listWords } from './words/listWords';

const turns = perLanguage(({ code }) => {
  const words = listWords[code];
  return words && new RegExp(`(?:^|[,;]\\s)(?:${words.turn})\\s`, 'giu');
});

/** Whether the items of a list come one after the other: `erst Buchen, dann die Sperre, zuletzt die Aufstellung`. */
export function areInTurn(list: string, lexicon: Lexicon): boolean {
  const turn = turns(lexicon);
  return turn !== undefined && [...list.matchAll(turn)].length > 1;
}
