import { documentTypes, type DocumentType } from './documentType';

/** A request that starts from an existing document (docs/behaviour.md#revisions). */
export type Revision = RevisedDocument &
  (
    | { kind: 'refine'; instruction: string }
    /**
     * The answer is the section alone, beginning with its heading; `occurrence` sections before it have the same
     * heading.
     */
    | { kind: 'section'; heading: string; occurrence: number; instruction: string }
    /** Asks for a document of type `target` that agrees with this one. */
    | { kind: 'sister'; target: DocumentType }
  );

/** The instruction to rewrite a section if the user gave none. It says nothing about the product. */
export const defaultInstruction = 'Make this section clearer and more complete.';

/** The longest instruction that the companion server passes on, as counted by `countCodePoints`. */
export const maximumInstructionLength = 2000;

interface RevisedDocument {
  /** The type of `document`. */
  documentType: DocumentType;
  idea: string;
  document: string;
}

const names: Record<DocumentType, string> = {
  prd: 'Product Requirement Document',
  frd: 'Functional Requirement Document',
  mockup: 'HTML page',
};

const tasks = {
  refine: (type: DocumentType) =>
    `Revise the following ${names[type]} as the instruction says. Change nothing else. Answer with the whole revised document in its present format, and with nothing else.`,
  section: (type: DocumentType) =>
    `Rewrite one section of the following ${names[type]}: the one under the given occurrence of the given heading, as the instruction says. Answer with that section alone, beginning with its heading, and with nothing else.`,
  sister: (type: DocumentType, target: DocumentType) =>
    `Create a ${names[target]} that agrees with the following ${names[type]} and is based on the same idea. Keep its names, numbers and ids. Answer with the ${names[target]} and with nothing else.`,
};

/** A part states its length, so that no text in it can be mistaken for the next part. */
function part(name: string, text: string): string {
  return `\n\n${name} (${text.length} characters):\n${text}`;
}

/** The `input` of the generation call for a revision. */
export function revisionPromptFor(revision: Revision): string {
  const { documentType, idea, document } = revision;
  const shared = part('Idea', idea.trim()) + part('Document', document);
  switch (revision.kind) {
    case 'refine':
      return tasks.refine(documentType) + part('Instruction', revision.instruction.trim()) + shared;
    case 'section':
      return (
        tasks.section(documentType) +
        part('Heading', revision.heading) +
        part('Occurrence', String(revision.occurrence + 1)) +
        part('Instruction', revision.instruction.trim()) +
        shared
      );
    case 'sister':
      return tasks.sister(documentType, revision.target) + shared;
  }
}

/** Parses the parts of `input` from `start` to its end; `undefined` if they are not exactly those in `names`. */
function readParts(
  input: string,
  start: number,
  expected: readonly string[],
): string[] | undefined {
  const texts: string[] = [];
  let position = start;
  for (const name of expected) {
    const head = new RegExp(`\\n\\n${name} \\((\\d{1,7}) characters\\):\\n`, 'y');
    head.lastIndex = position;
    const found = head.exec(input);
    if (found === null) return undefined;
    position = head.lastIndex + Number(found[1]);
    if (position > input.length) return undefined;
    texts.push(input.slice(head.lastIndex, position));
  }
  return position === input.length ? texts : undefined;
}

/**
 * The inverse of {@link revisionPromptFor}.
 *
 * @returns `undefined` if {@link revisionPromptFor} did not create the input
 */
export function parseRevisionPrompt(input: string): Revision | undefined {
  for (const documentType of documentTypes) {
    const refine = tasks.refine(documentType);
    if (input.startsWith(refine)) {
      const parts = readParts(input, refine.length, ['Instruction', 'Idea', 'Document']);
      if (parts === undefined) return undefined;
      const [instruction = '', idea = '', document = ''] = parts;
      return { kind: 'refine', documentType, instruction, idea, document };
    }
    const section = tasks.section(documentType);
    if (input.startsWith(section)) {
      const parts = readParts(input, section.length, [
        'Heading',
        'Occurrence',
        'Instruction',
        'Idea',
        'Document',
      ]);
      if (parts === undefined) return undefined;
      const [heading = '', place = '', instruction = '', idea = '', document = ''] = parts;
      if (!/^[1-9]\d{0,5}$/.test(place)) return undefined;
      const occurrence = Number(place) - 1;
      return { kind: 'section', documentType, heading, occurrence, instruction, idea, document };
    }
    for (const target of documentTypes) {
      const sister = tasks.sister(documentType, target);
      if (target === documentType || !input.startsWith(sister)) continue;
      const parts = readParts(input, sister.length, ['Idea', 'Document']);
      if (parts === undefined) return undefined;
      const [idea = '', document = ''] = parts;
      return { kind: 'sister', documentType, target, idea, document };
    }
  }
  return undefined;
}
