import type { OpenAct } from '../../../lexicon/openActs';

/** For each act, the question that its requirements usually leave open, in one language, after the `{quote}`. */
export type ActQuestions = Readonly<Record<OpenAct, string>>;
