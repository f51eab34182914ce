import type { Goal } from './idea';
import { inThirdPerson, isAim } from './readVerbPhrases';
import type { Statement } from './splitIdea';

const metricPattern =
  /(?:[$€£]\s?\d[\d.,]*(?:\s?(?:k|m|million|thousand))?|\d[\d.,]*\s?(?:%|percent)|\b\d[\d.,]*\s?(?:k\b|million\b|thousand\b)?(?:\s(?:[a-z-]+\s)?(?:users|customers|hours|minutes|seconds|days|members|downloads|bookings|orders|sales|farmers|farms|donors|teachers|students|schools|clinics|people|tickets|shops|subscribers|invoices|learners|restaurants|households|assets|repairs|volunteers|patients|words|rides|companies|teams))\b)/i;
const countPattern =
  /(?:\b(?:below|under|above|over|at least|at most|more than|less than|fewer than)\s)?(?:[$€£]\s?\d[\d.,]*(?:\s?(?:k|m|million|thousand)\b)?|\d[\d.,]*\s?(?:%|percent\b)|\d[\d.,]*\s?(?:k\b|million\b|thousand\b)?\s(?:(?!(?:in|by|per|the|a|and|to|of|for|within|at|on)\b)[a-z-]+\s){0,2}?(?!(?:is|as|this|was|has)\b)[a-z-]*[a-z]{2}s\b)(?:\s?(?:\/|per|an?|each|every)\s?(?:day|week|month|quarter|year|user|person)\b)?/i;
const deadlinePattern =
  /\b(?:(?:within|in|after|over)\s(?:the\s(?:first|next)\s)?(?:\d+|one|two|three|four|six|nine|twelve|a)\s(?:days?|weeks?|months?|quarters?|years?)|by\s(?:the\send\sof\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|spring|summer|autumn|fall|winter|20\d\d|next\s(?:year|month|quarter))(?:\s20\d\d)?|(?:this|next)\s(?:year|quarter)|in\sthe\sfirst\s(?:year|month|quarter))\b/i;

/** The first deadline in a text, as `within 3 months`. */
function deadlineIn(text: string): string | undefined {
  return deadlinePattern.exec(text)?.[0];
}

function metricIn(text: string): string | undefined {
  const counted = countPattern.exec(text);
  const known = metricPattern.exec(text);
  if (known === null || (counted !== null && counted.index <= known.index))
    return counted?.[0] ?? /\b(?:in|by) half\b/i.exec(text)?.[0];
  return known[0];
}

/** A goal from a phrase that follows "to", or from a whole sentence; reads the number and the deadline in it. */
export function goalFrom(text: string, isSentence = false): Goal {
  const cleaned = inThirdPerson(text.replace(/[.!]+$/, '').trim());
  const deadline = deadlineIn(cleaned);
  const withoutDeadline = deadline === undefined ? cleaned : cleaned.replace(deadline, '');
  return { text: cleaned, isSentence, metric: metricIn(withoutDeadline), deadline };
}

const stated =
  /\b(?:goal|aim|objective|mission|target|purpose|vision|success)\b[^.:]{0,25}?\b(?:is|are|means?|:)\s+(?:for\s[^,.]{2,30}\s)?(?:to\s)?(.+)$/i;
const wanted =
  /\b(?:we|i)(?:'d| would)?\s(?:want|hope for|aim for|plan for|target|expect|like|need)\s((?:(?:at least|more than|about|around|over)\s)?(?:[$€£]\s?)?\d.*)$/i;
const intent =
  /\b(?:we|i)\s(?:want|hope|aim|plan|would like|need|intend)(?:\s(?:it|this|the\s\w+))?\sto\s(.+)$/i;
const aims = /\baims?\sto\s(.+)$/i;

function startsWithAim(text: string): boolean {
  const [first = '', ...rest] = text.split(' ');
  return isAim(first.toLowerCase(), rest.join(' '));
}

/** Cuts `reduce no-shows by 30% and save staff 5 hours a week` where a second aim begins. */
function aimsIn(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/,?\s+and\s+(?:to\s+)?|,\s+(?:to\s+)?/)) {
    const last = parts[parts.length - 1];
    if (
      last === undefined ||
      startsWithAim(part) ||
      /^(?:reach|help|get|make|give|win|onboard|sign|have|keep|let|launch|become|process|collect|earn|bring|double|sell|comply|meet)\b/i.test(
        part,
      )
    )
      parts.push(part);
    else parts[parts.length - 1] = `${last} and ${part}`;
  }
  return parts;
}

const measured =
  /\b(?:reduc|increas|cut|improv|sav|grow|rais|lower|fewer|less|more than|at least|double|halve|decreas|boost|reach)\w*\b/i;
const buildsProduct = /^(?:build|create|make|develop|design|launch)\s(?:an?|the|our|my)\s/i;

/**
 * Finds what the product is to achieve: under a heading for goals, after "the goal is", after "so that", and in
 * sentences with a number that changes.
 */
export function readGoals(statements: readonly Statement[]): {
  goals: Goal[];
  used: Set<Statement>;
  /** The statements that are a goal and nothing else. */
  whole: Set<Statement>;
} {
  const goals: Goal[] = [];
  const used = new Set<Statement>();
  const whole = new Set<Statement>();
  const add = (statement: Statement, text: string, isSentence: boolean): void => {
    used.add(statement);
    goals.push(goalFrom(text, isSentence));
  };
  for (const statement of statements) {
    const { topic } = statement;
    const text = statement.text.replace(/^(?:and|also|so|but)\s+/i, '');
    if (topic === 'nonGoals') continue;
    const soThat = /\bso\s(?:that\s)?((?:the|no|they|we|users|people|[a-z]+s)\s.+)$/i.exec(text);
    const isMeasured = measured.test(text) && goalFrom(text).metric !== undefined;
    if (topic === 'goals') {
      whole.add(statement);
      const body = text.replace(/^to\s+/i, '');
      for (const aim of aimsIn(body))
        add(statement, aim, !/^[a-z]+\b/i.test(aim) || !looksLikeVerb(aim));
      continue;
    }
    const count = wanted.exec(text)?.[1];
    if (count !== undefined && topic === 'none' && metricIn(count) !== undefined) {
      add(statement, count, true);
      whole.add(statement);
      continue;
    }
    const aim = (stated.exec(text) ?? aims.exec(text) ?? intent.exec(text))?.[1];
    if (
      aim !== undefined &&
      !buildsProduct.test(aim) &&
      (looksLikeVerb(aim) || stated.test(text)) &&
      (stated.test(text) ||
        aims.test(text) ||
        startsWithAim(aim) ||
        goalFrom(aim).metric !== undefined)
    ) {
      for (const part of aimsIn(aim)) add(statement, part, !looksLikeVerb(part));
      if (
        /^(?:(?:our|the|my|one|main)\s)*(?:goals?|aims?|target|we\b|i\b|success)/i.test(text) &&
        goalFrom(aim).metric !== undefined
      )
        whole.add(statement);
    } else if (
      soThat?.[1] !== undefined &&
      soThat[1].length > 8 &&
      !/^(?:[\w-]+\s){1,4}?(?:can|could)\b/i.test(soThat[1])
    )
      add(statement, soThat[1], true);
    else if (isMeasured && topic === 'none') {
      const phrase =
        /\bto\s((?:reduce|increase|cut|improve|save|grow|raise|lower|boost|halve|double|reach)\s.+)$/i.exec(
          text,
        )?.[1];
      add(statement, phrase ?? text, phrase === undefined);
    }
  }
  return { goals, used, whole };
}

function looksLikeVerb(text: string): boolean {
  const first = (text.split(' ')[0] ?? '').toLowerCase();
  return (
    startsWithAim(text) ||
    /^(?:reach|help|get|make|give|win|onboard|sign|have|keep|let|launch|become|process|collect|earn|bring|sell|comply|meet|build|create|connect|support|provide|replace|simplify|teach|turn|offer|enable|allow|find|move|know|see|pass|run|be|stop|end|free|speed|eliminate|remove|attract|retain|pay|fill|track|return|deliver|learn|speak|publish|serve|generate|handle|complete|finish|settle)$/.test(
      first,
    )
  );
}
