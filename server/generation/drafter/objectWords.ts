import { isPlural, pluralOf } from './nounForms';
import { isProperName } from './properNames';
import { kindOf, kindOfNoun, type FeatureKind } from './verbLexicon';

/** Lower-cases the first letter, except of acronyms and names written in mixed case. */
export function lowerFirst(text: string): string {
  if (isProperName(text.split(' ')[0] ?? '')) return text;
  if (/^\p{Lu}\S*\s\p{Lu}/u.test(text)) return text;
  return /^\p{Lu}(?:\p{Ll}+(?![\p{L}\d])|\b)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** A noun phrase of a list, ready to stand behind a verb: `Dashboard of income` gives `a dashboard of income`. */
export function asObject(noun: string): string {
  const lower = lowerFirst(noun);
  const head = headOf(lower);
  const isMass =
    /(?:ification|isation|ization|recognition|translation|moderation|automation|collaboration|integration|ing|support|sharing|entry|ownership)$/i.test(
      head,
    ) && !/(?:meeting|listing|booking|rating|setting|building)$/i.test(head);
  const isCountable = !isMass && /[a-z]$/.test(head) && !isPlural(head) && pluralOf(head) !== head;
  if (
    !isCountable ||
    /^(?:the|an?|their|my|one|all|each|no|who|what|how|where|which)$/.test(
      lower.split(' ')[0] ?? '',
    )
  )
    return lower;
  return `${/^[aeio]/i.test(lower) ? 'an' : 'a'} ${lower}`;
}

/** The noun phrase in front of the first preposition, without its article: `the walks on a map` gives `walks`. */
export function headOf(object: string): string {
  return object
    .replace(/^(?:the|an?|their|its|any|all|new|some)\s+/i, '')
    .replace(
      /(?:,|\s(?:to|of|for|with|by|in|on|from|when|at|about|between|after|before|per|as|near|and|or|via|through|into|without|using|during|they|who|that|if|nearby|online|automatically|together|instantly|every|today|left)\b).*$/i,
      '',
    );
}

/** Which kind a phrase is: the object decides for verbs that fit many things, as `send` or `use`. */
export function kindOfPhrase(verb: string, object: string): FeatureKind {
  const head = headOf(object);
  const byNoun = kindOfNoun(head).kind;
  if (/^(?:get|receive)$/.test(verb) && byNoun === 'message') return 'notify';
  if (
    verb === 'scan' &&
    /\b(?:receipts?|documents?|pages?|papers?|bills?|notes?|photos?|cards?)$/i.test(head)
  )
    return 'upload';
  if (
    /^(?:sign up|register|enrol|enroll|join)$/.test(verb) &&
    /^for\s|\b(?:events?|classes|class|courses?|shifts?|sessions?)$/i.test(object)
  )
    return 'book';
  if (/^(?:get|receive)$/.test(verb) && /^paid\b/i.test(object)) return 'pay';
  if (/^(?:produce|create|generate|make|build)$/.test(verb) && byNoun === 'report') return 'report';
  if (verb === 'answer') return /\bquestions?$/i.test(head) ? 'learn' : 'message';
  if (/^(?:send|exchange|write)$/.test(verb) && byNoun === 'message') return 'message';
  if (/^(?:send|create|issue)$/.test(verb) && /\binvoices?$/i.test(head)) return 'create';
  if (
    /^(?:get|receive|set|use|have|see|view|take|include|schedule)$/.test(verb) &&
    byNoun !== 'general'
  )
    return byNoun;
  if (verb === 'record' && /\b(?:voice|audio|videos?|clips?|sound)$/i.test(head)) return 'upload';
  if (/^(?:record|log|enter)$/.test(verb)) return 'track';
  if (/^(?:find|discover)$/.test(verb)) return 'search';
  if (/^(?:check)$/.test(verb)) return 'view';
  if (/^(?:export|import)$/.test(verb)) return verb === 'export' ? 'export' : 'import';
  if (/^(?:make|give)$/.test(verb) && byNoun !== 'general') return byNoun;
  if (verb === 'use') return 'general';
  return kindOf(verb) ?? (byNoun === 'general' ? 'general' : byNoun);
}
