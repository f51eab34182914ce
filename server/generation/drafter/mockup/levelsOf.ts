import { controlWords } from './words/controlWords';

/** `pain from 0 to 10` has the most. */
const [fewest, most] = [2, 11];

/** The levels of the short scale that a text tells: `1` to `5` for `from 1 to 5`; `undefined` without one. */
export function levelsOf(text: string): readonly string[] | undefined {
  const [first = 0, last = 0] = controlWords.scale.exec(text)?.slice(1).map(Number) ?? [];
  const count = last - first + 1;
  const isShort = count >= fewest && count <= most;
  return isShort ? Array.from({ length: count }, (_, at) => String(first + at)) : undefined;
}
