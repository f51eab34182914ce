import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { typeLabels } from '../sort/learnedWeights';
import { annotatedIdeas, annotatedIdeaSchema } from './annotatedIdeas';

const trainingIdeaSchema = v.object({
  ...v.pick(annotatedIdeaSchema, ['id', 'idea', 'roles', 'statements']).entries,
  // A broken mark, or the head of another idea.
  idea: v.pipe(v.string(), v.nonEmpty(), v.regex(/^(?!.*(?:<<|>>|\n(?:type|roles): ))/su)),
  /** None where types are not learned from it. */
  type: v.array(v.picklist(typeLabels)),
});

/** What the weights are learned from. */
export type TrainingIdea = v.InferOutput<typeof trainingIdeaSchema>;

/**
 * The ideas of `tuned` and `marked`.
 *
 * @throws ValiError or Error if one does not have its format
 */
export function trainingIdeas(): TrainingIdea[] {
  return [
    ...annotatedIdeas('tuned').map((one) => v.parse(trainingIdeaSchema, one)),
    ...ideasOfMarked(),
  ];
}

/**
 * The ideas of `marked`.
 *
 * @throws ValiError or Error if one does not have its format
 */
export function ideasOfMarked(): TrainingIdea[] {
  const folder = path.join(__dirname, 'marked');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => markedIdeas(readFileSync(path.join(folder, file), 'utf8')));
}

/**
 * Ideas told in plain words, by authors like those of `marked`. They only measure: no weights are learned from them.
 *
 * @throws ValiError or Error if one does not have its format
 */
export function plainVoices(): TrainingIdea[] {
  return markedIdeas(readFileSync(path.join(__dirname, 'plainVoices.txt'), 'utf8'));
}

/**
 * Reads a file of `marked`. Each idea begins with `### id`; `type: booking, planning` if types are learned from it,
 * `roles: guests/visitors; owner` if it has any, and `---` follow, then its text. `<<RC Members pay £5>>` marks a
 * statement with its accepted kinds, the best first.
 *
 * @throws ValiError or Error if an idea does not have this format
 */
export function markedIdeas(source: string): TrainingIdea[] {
  const [before, ...ideas] = source.split(/^### (?=[\w-]+\n(?:type: |roles: |---\n))/mu);
  if (before !== '') throw new Error(`Text before the first idea: ${before?.slice(0, 80)}`);
  return ideas.map(markedIdea);
}

const form =
  /^(?<id>[\w-]+)\n(?:type: (?<type>.+)\n)?(?:roles: (?<roles>.+)\n)?---\n(?<marked>[^]+)$/u;
const mark = /<<([UGRCNB]+) (.+?)>>/gsu;

function markedIdea(source: string): TrainingIdea {
  const { id, type, roles, marked = '' } = form.exec(source)?.groups ?? {};
  return v.parse(trainingIdeaSchema, {
    id,
    idea: marked.replace(mark, '$2').trim(),
    type: type?.split(/,\s*/u) ?? [],
    roles: roles?.split(/;\s*/u).map((role) => role.split(/\s*\/\s*/u)) ?? [],
    statements: [...marked.matchAll(mark)].map(([, kinds = '', text = '']) => ({
      text: text.trim(),
      kind: kinds.split(''),
    })),
  });
}
