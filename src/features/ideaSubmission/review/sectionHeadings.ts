/** A required part of a document: the pattern of its heading, and of its numbered statements. */
interface Section {
  name: string;
  /** The question to the user if the document lacks it. */
  question: string;
  heading: RegExp;
  statement: RegExp;
}

/** The parts of a requirements document, in English and the languages of the offline drafter. */
export const sections = {
  users: {
    name: 'users',
    question: "Who it's for",
    heading:
      /user(?!\s+stor)|audience|persona|customer|stakeholder|\broles?\b|who it|nutzer|zielgruppe|rollen|utilisat|usuari|usuár|utenti|gebruiker|użytkown|ユーザー|利用者|المستخدم/i,
    statement: /^U\d/,
  },
  goals: {
    name: 'goals',
    question: 'Success means',
    heading:
      /goal|objective|purpose|success|outcome|metric|\bziel|objetiv|objectif|obiettiv|doel|cele|目標|目的|أهداف/i,
    statement: /^G\d/,
  },
  requirements: {
    name: 'requirements',
    question: 'Must-haves',
    heading:
      /require|feature|functional|user stor|anforderung|requisit|exigence|eisen|wymagania|要件|متطلبات/i,
    statement: /^(?:N?FR|R|REQ)[- ]?\d/,
  },
  exclusions: {
    name: 'what is out of scope',
    question: 'Out of scope',
    heading:
      /non.?goal|out.of.scope|not in scope|ruled out|exclu|won['’]t|will not|not included|ausgeschlossen|nicht.?ziel|esclus|uitgesloten|wyklucz|対象外|除外|مستبعد/i,
    statement: /^N\d/,
  },
  acceptance: {
    name: 'acceptance criteria',
    question: 'It is accepted when',
    heading:
      /acceptance|abnahme|akzeptanz|aceptaci|acceptation|accettazione|acceptatie|akcept|受け入れ|القبول/i,
    statement: /^(?:R\d+\.\d+|AC[- ]?\d|given\b)/i,
  },
} satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;
