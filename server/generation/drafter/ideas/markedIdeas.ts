import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnnotatedIdea } from './annotatedIdeas';

/** What the weights are learned from. */
export type TrainingIdea = Pick<AnnotatedIdea, 'idea' | 'type' | 'roles' | 'statements'>;

/**
 * The ideas of `marked`, for training only. `### id` begins an idea; its accepted types and its roles follow up to
 * `---`, then the text. `<<RC Members pay £5>>` marks a statement with its accepted kinds, the best first.
 *
 * @throws Error if an idea has no text or a mark is broken
 */
export function markedIdeas(): TrainingIdea[] {
  const folder = path.join(__dirname, 'marked');
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split(/^### (?=[\w-]+\ntype:)/mu)
      .slice(1)
      .map(markedIdea),
  );
}

const mark = /<<([UGRCNB]+) (.+?)>>/gsu;

function markedIdea(source: string): TrainingIdea {
  const [head = '', marked = ''] = source.split(/\n---\n(.*)/su);
  const idea = marked.replace(mark, '$2').trim();
  if (idea === '' || /<<|>>/u.test(idea)) throw new Error(`No text or a broken mark: ${head}`);
  const listed = (name: string, separator: RegExp) => {
    const [, value = ''] = new RegExp(`^${name}: (.+)$`, 'mu').exec(head) ?? [];
    return value === '' ? [] : value.split(separator);
  };
  return {
    idea,
    type: listed('type', /,\s*/u),
    roles: listed('roles', /;\s*/u).map((role) => role.split(/\s*\/\s*/u)),
    statements: [...marked.matchAll(mark)].map(([, kinds = '', text = '']) => ({
      text: text.trim(),
      kind: kinds.split(''),
    })),
  };
}
