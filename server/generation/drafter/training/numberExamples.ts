import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { numberUses, type NumberUse } from '../lexicon/numberUses';
import { cuedClause } from '../write/cuedClause';
import { numberFacts } from '../write/numberFacts';
import type { Example } from './learnWeights';
import { sourceOnce } from './readOnce';

const usesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split('|')),
  v.array(v.picklist(numberUses)),
);
/** By idea and by the number's place in it, its accepted uses, the best first: `after|lasting`. */
const corpusSchema = v.record(v.string(), v.record(v.string(), usesSchema));

const clausesSchema = v.record(v.picklist(numberUses), v.array(v.string()));
const mark = /«([^»]+)»/u;

/** A first sentence, by which the language of a short clause is recognised. */
const openings: Readonly<Partial<Record<string, string>>> = {
  en: 'An app for our club.',
  de: 'Eine App für unseren Verein und alle, die mitmachen.',
  fr: 'Une application pour notre club et pour les membres.',
  es: 'Una aplicación para nuestro club y para los socios.',
  pt: 'Uma aplicação para o nosso clube e para os sócios.',
  it: 'Una applicazione per il nostro circolo e per i soci.',
  nl: 'Een app voor onze club en voor alle leden.',
  pl: 'Aplikacja dla naszego klubu i dla wszystkich członków.',
  ja: 'クラブのためのアプリです。',
  ar: 'تطبيق لنادينا ولجميع الأعضاء.',
};

interface MarkedClause {
  use: NumberUse;
  clause: string;
  language: string;
}

/**
 * Short clauses with a marked number, for uses and languages that are rare in ideas.
 *
 * @throws ValiError if a file does not have its format
 */
export function markedClauses(): MarkedClause[] {
  const folder = path.join(__dirname, 'numberCorpus/clauses');
  return readdirSync(folder).flatMap((file) => {
    const clauses = v.parse(
      clausesSchema,
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    );
    const language = path.parse(file).name;
    return numberUses.flatMap((use) =>
      (clauses[use] ?? []).map((clause) => ({ use, clause, language })),
    );
  });
}

/**
 * The numbers of the marked clauses.
 *
 * @param every 5 for a fifth of them
 * @throws ValiError or Error if a file does not have its format, or a marked number is not read as one
 */
export function clauseExamples(every = 1): Example<NumberUse>[] {
  const clauses = markedClauses().filter((_, at) => at % every === 0);
  return clauses.map(({ use, clause, language }) => {
    const marked = `${openings[language] ?? ''}\n\n${clause}`;
    const [example] = examplesIn(marked.replace(mark, '$1'), { [marked.indexOf('«')]: [use] });
    if (example === undefined) throw new Error(`No number is read at the mark in: ${clause}`);
    return example;
  });
}

/**
 * The numbers of ideas, labelled by what they are for according to `numberCorpus`.
 *
 * @param set the name of the corpus with the uses
 * @throws ValiError if the corpus does not have its format
 */
export function numberExamples(
  set: 'training' | 'keptBack' | 'heldOut',
  ideas: readonly { id: string; idea: string }[],
): Example<NumberUse>[] {
  const file = path.join(__dirname, `numberCorpus/${set}.json`);
  const corpus = v.parse(corpusSchema, JSON.parse(readFileSync(file, 'utf8')));
  return ideas.flatMap(({ id, idea }) => {
    const uses = corpus[id];
    return uses === undefined ? [] : examplesIn(idea, uses);
  });
}

function examplesIn(
  idea: string,
  uses: Readonly<Record<string, readonly NumberUse[]>>,
): Example<NumberUse>[] {
  const { workbook } = sourceOnce(idea);
  return workbook.statements.flatMap((statement) =>
    statement.quantities.flatMap((quantity) => {
      const labels = uses[quantity.span.start];
      if (labels === undefined) return [];
      return [{ facts: numberFacts(cuedClause(workbook, statement), quantity), labels }];
    }),
  );
}
