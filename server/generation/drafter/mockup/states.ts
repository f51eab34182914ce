import type { Lexicon } from '../lexicon/lexicon';
import type { Statement } from '../sort/workbook';
import { membersOf } from './fields';
import type { MockupWords } from './mockupWords';
import type { Part } from './parts';

const mostStates = 6;
const fewestStates = 3;
const longestState = 28;

/** The idea's own states of something: what it calls so, or the choices that something is marked as. */
export function statesIn(
  statements: readonly Statement[],
  parts: readonly Part[],
  lexicon: Lexicon,
  words: MockupWords,
): readonly string[] {
  const stated = statements.flatMap(({ text, kind, isStruck }) => {
    const [, head = '', list = ''] = /^([^:：]*)[:：]\s*([^:：]+)$/u.exec(text) ?? [];
    const isNamed = words.controls.states.some((part) => ` ${head.toLowerCase()}`.includes(part));
    return kind !== 'N' && !isStruck && isNamed
      ? [
          membersOf(list, lexicon, words).parts.map((part) =>
            part.replace(/\s*\([^()]*\)\s*$/u, ''),
          ),
        ]
      : [];
  });
  const marked = parts
    .filter(({ pattern, roles }) => pattern === 'choice' && roles.length > 0)
    .flatMap(({ fields }) => fields.flatMap(({ name, options }) => (name === '' ? [options] : [])));
  const isShort = (names: readonly string[]) =>
    names.length >= fewestStates &&
    names.every((one) => one.length < longestState && !/\d/u.test(one));
  return [...stated, ...marked].find(isShort)?.slice(0, mostStates) ?? [];
}
