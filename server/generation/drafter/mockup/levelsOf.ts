import { controlWords } from './words/controlWords';

const [fewest, most] = [2, 10];

/** The levels of the short scale that a text tells: `1` to `5` for `from 1 to 5`; `undefined` without one. */
export function levelsOf(text: string): readonly string[] | undefined {
  const [first = 0, last = 0] = controlWords.scale.exec(text)?.slice(1).map(Number) ?? [];
  const count = last - first + 1;
  const isShort = count >= fewest && count <= most;
  return isShort ? Array.from({ length: count }, (_, at) => String(first + at)) : undefined;
}
