import { lexicons } from '../lexicon/lexicons';
import { sourceOf, type Source } from '../mockup/nouns';
import { readClauses, type ReadIdea } from '../read/readClauses';
import { readLanguage } from '../read/readLanguage';
import { sortClauses, type SortedClause } from '../sort/sortClauses';
import { sortIdea } from '../sort/sortIdea';

// Several models learn from the same ideas, and reading these takes most of the time of their fingerprints.
const known = new Map<string, ReadIdea>();
const knownSorted = new WeakMap<ReadIdea, readonly SortedClause[]>();
const knownSources = new Map<string, Source>();

/** Reads the clauses of an idea, once for all models; as English if its language has no lexicon. */
export function readOnce(idea: string): ReadIdea {
  const read = known.get(idea) ?? readClauses(idea, lexicons[readLanguage(idea).code]);
  known.set(idea, read);
  return read;
}

/** Sorts the clauses of an idea by the weights in use, once for all models. */
export function sortedOnce(read: ReadIdea): readonly SortedClause[] {
  const sorted = knownSorted.get(read) ?? sortClauses(read);
  knownSorted.set(read, sorted);
  return sorted;
}

/** Reads an idea as for its mockup, once for all models. */
export function sourceOnce(idea: string): Source {
  const source = knownSources.get(idea) ?? sourceOf(sortIdea(idea));
  knownSources.set(idea, source);
  return source;
}
