import type { Feature, Goal, Priority } from './idea';
import { isPeople, isPlural, pluralOf } from './nounForms';
import { asObject, headOf, kindOfPhrase, lowerFirst } from './objectWords';
import { isKindWord } from './kindWords';
import { readClauses, type Clause } from './readClauses';
import { isAboutPage, pageSectionIn } from './pageSections';
import { isConstraint } from './readConstraints';
import { goalFrom } from './readGoals';
import {
  inThirdPerson,
  isAim,
  readNounList,
  readVerbPhrases,
  startsWithVerb,
  type VerbPhrase,
} from './readVerbPhrases';
import type { Statement } from './splitIdea';
import { textOf, tokensOf } from './tokens';
import { infinitiveFrom, kindOfNoun } from './verbLexicon';

const mostFeatures = 16;
const notFeatures =
  /^(?:be|have|need|want|like|love|work|do|go|happen|become|feel|seem|come|struggle|waste|lose|forget|hate|stay|suffer|try|live)$/;
const makesProduct = /^(?:build|create|make|develop|design|launch|start|have|introduce|offer)$/;
const laterWords =
  /\b(?:later|eventually|nice to have|nice-to-have|optional(?:ly)?|maybe|ideally|in future|in the future|someday|could have|phase 2|v2)\b/i;

interface ReadFeatures {
  features: Feature[];
  goals: Goal[];
  /** Sentences with a quality that the product must have, as `It must be fast`. */
  qualities: string[];
  /** The statements in which something was found. */
  used: Set<Statement>;
}

const signIn = /^(?:log|sign)[ -]?in\b\s*/i;

function priorityOf(statement: Statement, modal: string, order: number): Priority {
  if (
    statement.topic === 'later' ||
    laterWords.test(statement.text) ||
    /^(?:could|might|may)$/.test(modal)
  )
    return 'Could';
  if (modal === 'must' || modal === 'shall') return 'Must';
  if (modal === 'should' && order > 2) return 'Should';
  return order < 4 ? 'Must' : 'Should';
}

const tidied = /\s+(?:etc|and so on|and more|and much more)$/i;

function isWorthKeeping(phrase: VerbPhrase): boolean {
  if (notFeatures.test(phrase.verb) || isAim(phrase.verb, phrase.object)) return false;
  const words = phrase.object.toLowerCase().split(' ');
  return !(
    makesProduct.test(phrase.verb) &&
    words.some((word, index) => index < 6 && (isKindWord(word) || word === 'something'))
  );
}

/**
 * Finds what the product does, and for whom, in the statements of an idea (section 1).
 *
 * @param name the product's name, or an empty string
 * @returns at most 16 features, without repetitions, in the order of the idea
 */
export function readFeatures(statements: readonly Statement[], name: string): ReadFeatures {
  const features: Feature[] = [];
  const goals: Goal[] = [];
  const qualities: string[] = [];
  const used = new Set<Statement>();
  const isPage = isAboutPage(statements.map((one) => one.text).join(' '));
  let lastActor: string | undefined;
  let lastOne = '';
  let lastMany = '';
  let subjectStatement: Statement | undefined;

  const add = (
    statement: Statement,
    phrase: VerbPhrase,
    actor: string | undefined,
    modal: string,
    detail?: string,
  ): void => {
    const object = phrase.object.replace(tidied, '').replace(/^(?:it|them)\b/i, (pronoun) => {
      const named = /them/i.test(pronoun) || lastOne === '' ? lastMany : lastOne;
      return named === '' ? pronoun : `the ${named}`;
    });
    const isSame = (other: Feature): boolean =>
      other.verb === phrase.verb && other.object.toLowerCase() === object.toLowerCase();
    used.add(statement);
    if (features.some(isSame) || features.length >= mostFeatures) return;
    if (!/^(?:the\s|it$|them$)/.test(phrase.object) && object !== '') {
      const head = headOf(object);
      if (isPlural(head)) lastMany = head;
      else if (subjectStatement !== statement) {
        lastOne = head;
        subjectStatement = statement;
      }
    }
    features.push({
      actor: actor === undefined ? undefined : lowerFirst(actor),
      verb: phrase.verb,
      object,
      kind: kindOfPhrase(phrase.verb, object),
      priority: priorityOf(statement, modal, features.length),
      detail,
      source: statement.text,
    });
  };

  const addNoun = (statement: Statement, noun: string, modal: string, detail?: string): void => {
    const isSection = pageSectionIn(noun, isPage) !== undefined && detail === undefined;
    if (isSection) add(statement, { verb: 'show', object: asObject(noun) }, undefined, modal);
    else if (signIn.test(noun))
      add(statement, { verb: 'log in', object: noun.replace(signIn, '') }, 'users', modal, detail);
    else
      add(
        statement,
        { verb: kindOfNoun(noun).verb, object: asObject(noun) },
        'users',
        modal,
        detail,
      );
  };

  const addNouns = (statement: Statement, clause: Pick<Clause, 'tokens' | 'modal'>): void => {
    for (const noun of readNounList(clause.tokens)) {
      if (isPeople(noun) || /^(?:i|we|they|it)\b/i.test(noun) || noun.split(' ').length > 10)
        continue;
      const gerund = readVerbPhrases(tokensOf(noun), 'gerund').phrases[0];
      if (
        gerund !== undefined &&
        gerund.object !== '' &&
        startsWithVerb(tokensOf(noun), 'gerund')
      ) {
        add(statement, gerund, 'users', clause.modal);
      } else addNoun(statement, noun, clause.modal);
    }
  };

  const addClause = (statement: Statement, clause: Clause): void => {
    if (clause.form === 'quality') {
      qualities.push(statement.text);
      used.add(statement);
      return;
    }
    if (clause.form === 'nouns') {
      addNouns(statement, clause);
      return;
    }
    if (clause.form === 'participle') {
      if (isConstraint(statement)) return;
      const verb = infinitiveFrom(clause.tokens[0]?.lower ?? '', 'participle');
      const rest = textOf(clause.tokens.slice(1));
      if (verb !== undefined)
        add(
          statement,
          { verb, object: lowerFirst(`${clause.actor} ${rest}`.trim()) },
          undefined,
          clause.modal,
        );
      return;
    }
    const { phrases, goal } = readVerbPhrases(clause.tokens, clause.form);
    const actor =
      clause.actor === 'system'
        ? undefined
        : clause.actor === 'they'
          ? (lastActor ?? 'users')
          : clause.actor;
    if (actor !== undefined && actor !== 'users') lastActor = actor;
    for (const phrase of phrases) {
      const aim = isAim(phrase.verb, phrase.object) ? `${phrase.verb} ${phrase.object}` : undefined;
      if (aim !== undefined) {
        goals.push(goalFrom(aim));
        used.add(statement);
      } else if (isWorthKeeping(phrase))
        add(
          statement,
          phrase,
          actor === undefined ? undefined : inThirdPerson(actor),
          clause.modal,
        );
    }
    if (goal !== undefined) goals.push(goalFrom(goal));
  };

  for (const statement of statements) {
    const { topic, text } = statement;
    if (topic !== 'none' && topic !== 'features' && topic !== 'later' && topic !== 'problem')
      continue;
    if (topic === 'problem' || (text.endsWith('?') && !/^what if\b/i.test(text))) continue;
    const isListed = topic === 'features' || topic === 'later' || statement.isListItem;
    const labelled = isListed ? /^([^:]{3,50})(?::| [–—-])\s+(.{3,})$/.exec(text) : null;
    const subject = labelled?.[1] ?? text;
    const tokens = tokensOf(subject);
    const story = /^as an? ([^,]+),?\s+i (?:want|need|would like|can)(?: to)?\s+(.+)$/i.exec(text);
    if (story !== null) {
      const { phrases, goal } = readVerbPhrases(tokensOf(story[2] ?? ''), 'base');
      const actor = pluralOf((story[1] ?? 'users').toLowerCase());
      const reason = /\bso (?:that )?(.+?)[.!]*$/i.exec(text)?.[1];
      const detail = reason === undefined ? undefined : `so that ${inThirdPerson(reason)}`;
      for (const phrase of phrases)
        if (isWorthKeeping(phrase)) add(statement, phrase, actor, '', detail);
      if (goal !== undefined) goals.push(goalFrom(goal));
      continue;
    }
    const section = isListed && labelled === null ? pageSectionIn(text, isPage) : undefined;
    if (section !== undefined) {
      add(statement, { verb: 'show', object: asObject(text.replace(/[.]$/, '')) }, undefined, '');
      continue;
    }
    const occasion = /^((?:when(?:ever)?|if|once)\s[^,]{4,80}),\s(?:then\s)?(.+?)[.!]*$/i.exec(
      text,
    );
    if (occasion !== null && startsWithVerb(tokensOf(occasion[2] ?? ''), 'base')) {
      for (const phrase of readVerbPhrases(tokensOf(occasion[2] ?? ''), 'base').phrases) {
        const object = `${phrase.object} ${inThirdPerson(lowerFirst(occasion[1] ?? ''))}`.trim();
        add(statement, { ...phrase, object }, undefined, '');
      }
      continue;
    }
    const carrier = isListed
      ? /^([^,:]+?)\s(?:that|which|where|who)\s/i.exec(subject)?.[1]
      : undefined;
    const isNounWithClause =
      labelled === null &&
      carrier !== undefined &&
      !isPeople(carrier) &&
      readClauses(carrier, name).length === 0 &&
      !startsWithVerb(tokensOf(carrier), 'base') &&
      !startsWithVerb(tokensOf(carrier), 'gerund');
    if (isNounWithClause) {
      addNoun(statement, inThirdPerson(textOf(tokens)).replace(/^(?:the|an?)\s+/i, ''), '');
      continue;
    }
    const clauses = labelled === null ? readClauses(subject, name) : [];
    const isCommand =
      !isListed &&
      clauses.length === 0 &&
      tokens.length > 2 &&
      startsWithVerb(tokens, 'base') &&
      !isKindWord(tokens[1]?.lower ?? '') &&
      !makesProduct.test(tokens[0]?.lower ?? '');
    if (
      clauses.length > 0 &&
      !(
        isListed &&
        startsWithVerb(tokens, 'base') &&
        clauses.length === 1 &&
        clauses[0]?.actor === 'users'
      )
    ) {
      for (const clause of clauses) addClause(statement, clause);
      continue;
    }
    if (!isListed && !isCommand) continue;
    const isNounList = tokens.length < 2 || tokens[1]?.lower === ',' || tokens[1]?.lower === 'and';
    for (const form of ['base', 'third', 'gerund'] as const) {
      if (isNounList || !startsWithVerb(tokens, form) || used.has(statement)) continue;
      const { phrases, goal } = readVerbPhrases(tokens, form);
      const isAct =
        !/^(?:search|sign|log|track|report|message|review|book|order|plan|list|post|invoice|bill|group|record|schedule|share|score|stock|task|time|text|email|filter|map|match|repair|file|contact|request) (?:history|page|results?|system|board|tool|screen|templates?|search|feed|builder|editor|reminders?|tracker|tracking|management|notifications?|reports?|charts?|calendar|manager|generator|library)\b/i.test(
          subject,
        );
      if (!isAct) continue;
      for (const phrase of phrases)
        if (isWorthKeeping(phrase)) add(statement, phrase, 'users', '', labelled?.[2]);
      if (goal !== undefined) goals.push(goalFrom(goal));
    }
    if (used.has(statement)) continue;
    if (isCommand) continue;
    if (labelled === null && !statement.isListItem) addNouns(statement, { tokens, modal: '' });
    else {
      addNoun(
        statement,
        inThirdPerson(textOf(tokens)).replace(/^(?:the|an?)\s+/i, ''),
        '',
        labelled?.[2],
      );
    }
  }
  return { features, goals, qualities, used };
}
