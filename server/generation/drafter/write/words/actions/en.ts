import type { ActionTable } from './actionWords';

/** English actions. A verb belongs to one class only, since its forms are often those of a noun. */
export const enActions: ActionTable = {
  endpoint: {
    things: /(?<!\p{L})(?:get|post|put|patch|delete|head)\s\/\S|endpoint|webhook/u,
    check:
      '{object}: given valid values, when it is called, then the answer has the documented fields and types.',
    fails:
      'A malformed call, an unknown id or a missing key: a documented error code, and nothing is changed.',
  },
  pay: {
    verbs:
      /^(?:pay|paid|pays|charg|bill|invoic|refund|donat|deposit|buy|purchas|sell|sold|reimburs|settl|tip|subscri|order)/u,
    check:
      '{object}: given the amount on the screen, when it goes through, then exactly that is booked, once, with a receipt.',
    fails:
      'Payment declined or broken off: nothing is booked, the person is told, and a second try does not charge twice.',
  },
  signIn: {
    verbs: /^(?:log.?in|authenticat|invit|join|unlock|identif)/u,
    fails:
      'Wrong, expired or used proof: refused without saying which part was wrong, and after several tries it waits.',
  },
  remove: {
    verbs: /^(?:delet|remov|discard|withdr|eras|cancel|redact|deactivat)/u,
    check:
      '{object}: afterwards no list or search offers it as open, and what belonged to it is accounted for.',
    fails:
      'Removed, closed or cancelled by mistake or by two at once: the second hears that it is done already; whether it can be undone is said before.',
  },
  book: {
    verbs:
      /^(?:check\p{L}*\s(?:\p{L}+\s)?(?:in|out)|book|reserv|schedul|rent|borrow|claim|reschedul|lend|lent|hir|postpon|swap|grab)/u,
    check:
      '{object}: given one free, when two try at the same moment, then one gets it and the other is told.',
    fails: 'Taken, blocked or too late: nothing is held, and what is still free is offered.',
  },
  approve: {
    verbs:
      /^(?:approv|accept|reject|declin|confirm|acknowledg|overrid|sign(?:s|ed|ing)?(?!\p{L})|releas|authori|vot|certif|decid|resolv|grad|judg|agree|countersign|refus|rat(?:e|ed|es)(?!\p{L}))/u,
    check:
      '{object}: given one open case, when it is decided, then its state, who decided and when are seen by all concerned.',
    fails:
      'Decided or signed twice, by the wrong person or after a change: refused; what was signed stays as it was.',
  },
  upload: {
    verbs:
      /^(?:upload|attach|photograph|captur|film|films|filmed|import|snap)(?!\p{L})|^(?:attach|photograph|captur|upload|import)/u,
    check:
      '{object}: given a good file or code, then it is there for everybody who may see it, and opens.',
    fails:
      'File too large, of the wrong kind or broken off, or a code that cannot be read: refused with the limit or reason, and what was there stays.',
  },
  transfer: {
    verbs: /^(?:export|download|print|copy|copie|generat|convert)/u,
    check:
      '{object}: given known data, then what comes out opens elsewhere and agrees with it line by line.',
    fails:
      'Nothing to give out, or broken off halfway: it says so, and no half result counts as whole.',
  },
  search: {
    verbs: /^(?:search|filter|browse)/u,
    check:
      '{object}: given one entry that fits and one that does not, then the first is found and the other is not.',
    fails: 'Nothing fits: it says so and keeps what was asked, so that it can be widened.',
  },
  notify: {
    verbs:
      /^(?:notif|alert|remind|warn|e-?mail|text(?:s|ed)?(?!\p{L})|tells?(?!\p{L})|told|inform|ping|announc|escalat|beep|buzz|vibrat|(?:gets?|receives?)\s(?:an?\s)?(?:\p{L}+\s)?(?:message|reminder|e-?mail|alert|notification|text|sms|call|warning)|flags?(?!\p{L})|flagged(?!\p{L})|nudg|prompt)/u,
    check:
      '{object}: given what calls for it, then it arrives once, at the right person, and says what it is about; otherwise nothing arrives.',
    fails:
      'It cannot be delivered, or comes twice: whoever relies on it sees that it failed, and a repeat is recognised as one.',
  },
  message: {
    verbs: /^(?:messag|chat|comment|repl|answer|contact|discuss|respond|react)/u,
    check:
      '{object}: what one side sends stands unaltered on the other, with sender and time, in the order of sending.',
    fails: 'No answer, or the other side is gone: the sender sees that nobody has read it yet.',
  },
  assign: {
    verbs: /^(?:assign|delegat|rout|distribut|dispatch|allocat|allot|appoint)/u,
    fails:
      'Nobody is there to take it, or the person has left: it stays visible as open and somebody is told.',
  },
  calculate: {
    verbs:
      /^(?:calculat|comput|estimat|predict|forecast|rank|scor|summar|analy|total|deriv|infer|deduct)/u,
    check: '{object}: three examples worked out by hand agree, one of them with nothing to count.',
    fails:
      'A value is missing or impossible: no figure is shown rather than a wrong one, and what is missing is named.',
  },
  check: {
    verbs: /^(?:check(?!\p{L}*\s(?:\p{L}+\s)?(?:in|out))|validat|verif)/u,
    check:
      '{object}: given one case that fits and one that just does not, then only the first gets through.',
    fails:
      'It cannot be checked just now: the case waits and is marked so, neither passed nor failed.',
  },
  sync: {
    verbs: /^(?:sync|integrat|updat|refresh|fetch|mirror|replicat|reconcil)/u,
    check:
      '{object}: given a change on one side, then the other has it once and unaltered, also after a broken connection.',
    fails:
      'The other side is down or both changed the same: work goes on, it is caught up later, and the clash is shown, not hidden.',
  },
  measure: {
    verbs: /^(?:measur|track|monitor|sens(?:e|es|ed)(?!\p{L})|weigh|log|logs|logged|sampl)/u,
    fails:
      'The source is silent or gives nonsense: the gap is shown as a gap, and nobody takes an old value for a new one.',
  },
  create: {
    verbs:
      /^(?:add|creat|enter|register|submit|writ|fill|compos|declar|publish|post|propos|report|record|note|notes|noted|nominat|enrol|type|types|typed)/u,
    check:
      '{object}: given valid values, then after a reload it is there once, with each value as it was entered.',
    fails:
      'A value is missing, impossible or there already: refused at that field, and the rest of the entry is kept.',
  },
  organise: {
    verbs:
      /^(?:edit|chang|mark|tick|manag|organi|tag|sort|plan|arrang|renam|configur|customi|choos|chosen|select|pick(?!\slist)|drag|switch|save|merg|combin|replac|correct|skip|undo|reset|rotat|translat|annotat|toggl)/u,
    fails:
      'Nothing or something no longer available is chosen, or two change the same: it says so, and no change is lost unseen.',
  },
  show: {
    verbs:
      /^(?:show|see|sees|seen|view|display|read|reads|look|watch|preview|list|highlight|visuali|present|reveal|appear|compare|glance)/u,
    check:
      '{object}: given data entered for the test, then exactly these are seen, and a change in them at the next look.',
    fails:
      'There is nothing to show, or the reader has no right to it: the first says so, the second stays shut by a direct address too.',
  },
  only: {
    things:
      /(?<!\p{L})(?:only (?:the|a|an|who|those|people|members?|admins?|\p{L}+s can)|nobody (?:else|but)|no one else|must not see|can(?:no|')t see|nothing else|not the whole|never sees?|(?!(?:not|if|and|but|or|they|we|you|it|she|he|i) )\p{L}+ only)(?!\p{L})/u,
    check: '{object}: what this leaves out is refused or absent, by a direct address too.',
    fails:
      'Somebody outside the circle tries: refused, and the refusal does not tell what is there.',
  },
};
