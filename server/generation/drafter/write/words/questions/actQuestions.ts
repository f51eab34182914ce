import type { OpenAct } from '../../../sort/openActs';

/** What a requirement with this act leaves open in one language, after the `{quote}`. */
export type ActQuestions = Readonly<Record<OpenAct, string>>;
