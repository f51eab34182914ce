import type { Source } from './nouns';

/** Caches what is read of an idea, computed on first use: all documents of an idea share it. */
export function perSource<Made>(read: (source: Source) => Made): (source: Source) => Made {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    const made = known.get(source) ?? read(source);
    known.set(source, made);
    return made;
  };
}
