import type { ActionTable } from './actionWords';

/** English actions. A verb belongs to one class only, since its forms are often those of a noun. */
export const enActions: ActionTable = {
  endpoint: {
    things: /(?<!\p{L})(?:get|post|put|patch|delete|head)\s\/\S|endpoint|webhook/u,
    check: '{object}: a call with valid values returns the documented fields and types.',
    fails:
      'A malformed call, an unknown id or a missing key: a documented error code, and nothing changes.',
  },
  pay: {
    verbs:
      /^(?:pay|paid|pays|charg|bill|invoic|refund|donat|deposit|buy|purchas|sell|sold|reimburs|settl|tip|subscri|order)/u,
    check: '{object}: the amount shown is the amount charged, exactly once, with a receipt.',
    fails:
      'The payment is declined or interrupted: nothing is charged, the person is told, and a retry does not charge twice.',
  },
  signIn: {
    verbs: /^(?:log.?in|authenticat|unlock|identif)/u,
    fails:
      'Wrong, expired or used credentials: refused without saying which part was wrong; repeated attempts are slowed down.',
  },
  remove: {
    verbs: /^(?:delet|remov|discard|withdr|eras|cancel|redact|deactivat)/u,
    check:
      '{object}: afterwards it appears in no list or search, and what belonged to it is dealt with as agreed.',
    fails:
      'Deleted or cancelled by mistake, or by two people at once: the second is told that it is already done; whether it can be undone is said beforehand.',
  },
  book: {
    verbs:
      /^(?:check\p{L}*\s(?:\p{L}+\s)?(?:in|out)|book|reserv|schedul|rent|borrow|claim|reschedul|lend|lent|hir|postpon|swap|grab)/u,
    check:
      '{object}: if two people try for the last one at the same moment, one gets it and the other is told.',
    fails: 'Taken, blocked or too late: nothing is held, and what is still free is offered.',
  },
  approve: {
    verbs:
      /^(?:approv|accept|reject|declin|confirm|acknowledg|overrid|sign(?:s|ed|ing)?(?!\p{L})|releas|authori|vot|certif|decid|resolv|grad|judg|agree|countersign|refus|rat(?:e|ed|es)(?!\p{L}))/u,
    check: '{object}: everyone concerned then sees the decision, who made it and when.',
    fails:
      'Decided twice, by the wrong person or after a change: refused, and the first decision stands.',
  },
  upload: {
    verbs:
      /^(?:upload|attach|photograph|captur|film|films|filmed|import|snap)(?!\p{L})|^(?:attach|photograph|captur|upload|import)/u,
    check: '{object}: a valid file is stored and opens for everyone who may see it.',
    fails:
      'The file is too large, of the wrong type or interrupted, or a code is unreadable: refused with the reason, and nothing is lost.',
  },
  transfer: {
    verbs: /^(?:export|download|print|copy|copie|generat|convert)/u,
    check: '{object}: the result opens in another program and matches known data line by line.',
    fails:
      'There is nothing to export, or it breaks off halfway: the person is told, and no partial result passes for a complete one.',
  },
  search: {
    verbs: /^(?:search|filter|browse)/u,
    check: '{object}: an entry that matches is found, one that does not is not.',
    fails:
      'Nothing matches: the person is told, and the search stays as typed so that it can be widened.',
  },
  notify: {
    verbs:
      /^(?:notif|alert|remind|warn|e-?mail|text(?:s|ed)?(?!\p{L})|tells?(?!\p{L})|told|inform|ping|announc|escalat|beep|buzz|vibrat|(?:gets?|receives?)\s(?:an?|one|the|it|his|her|their)\s|(?:gets?|receives?)\s(?:\p{L}+\s)?(?:message|reminder|e-?mail|alert|notification|text|sms|call|warning)|flags?(?!\p{L})|flagged(?!\p{L})|nudg|prompt)/u,
    check:
      '{object}: the right person gets it exactly once when it is due, and nobody gets it otherwise.',
    fails:
      'It cannot be delivered, or arrives twice: the sender sees the failure, and a repeat is recognisable as one.',
  },
  message: {
    verbs: /^(?:messag|chat|comment|repl|answer|contact|discuss|respond|react)/u,
    check: '{object}: the other side gets exactly what was sent, with sender and time, in order.',
    fails: 'Nobody answers, or the other side is gone: the sender sees that it has not been read.',
  },
  assign: {
    verbs: /^(?:assign|delegat|rout|distribut|dispatch|allocat|allot|appoint)/u,
    check:
      '{object}: at any time exactly one has it, and whoever gives it up or gets it sees that.',
    fails:
      'Nobody is available, or the person has left: it stays visible as open, and somebody is told.',
  },
  calculate: {
    verbs:
      /^(?:calculat|comput|estimat|predict|forecast|rank|scor|summar|analy|total|deriv|infer|deduct)/u,
    check: '{object}: three examples worked out by hand match, one of them without any data.',
    fails: 'A value is missing or impossible: no figure is shown, and what is missing is named.',
  },
  check: {
    verbs: /^(?:check(?!\p{L}*\s(?:\p{L}+\s)?(?:in|out))|validat|verif)/u,
    check: '{object}: a case that just passes is accepted, one that just fails is refused.',
    fails: 'The check is unavailable: the case is marked as waiting, neither passed nor failed.',
  },
  sync: {
    verbs: /^(?:sync|integrat|updat|refresh|fetch|mirror|replicat|reconcil)/u,
    check:
      '{object}: a change on one side arrives on the other exactly once, after a lost connection too.',
    fails:
      'The other side is down, or both sides changed the same thing: work goes on, it is caught up later, and the conflict is shown.',
  },
  measure: {
    verbs: /^(?:measur|track|monitor|sens(?:e|es|ed)(?!\p{L})|weigh|log|logs|logged|sampl)/u,
    fails:
      'The source is silent or sends nonsense: the gap is shown as a gap, never filled with an old value.',
  },
  create: {
    verbs:
      /^(?:add|creat|enter|register|submit|writ|fill|compos|declar|publish|post|propos|report|record|note|notes|noted|nominat|enrol|type|types|typed)/u,
    check:
      '{object}: with valid values it is saved once, and every value is still there after a reload.',
    fails:
      'A value is missing, impossible or a duplicate: refused at that field, and the rest of the entry is kept.',
  },
  organise: {
    verbs:
      /^(?:edit|chang|mark|tick|manag|organi|tag|sort|plan|arrang|renam|configur|customi|choos|chosen|select|pick(?!\slist)|drag|switch|save|merg|combin|replac|correct|skip|undo|reset|rotat|translat|annotat|toggl)/u,
    check: '{object}: afterwards it is so for everyone who sees it, and still after a reload.',
  },
  show: {
    verbs:
      /^(?:show|see|sees|seen|view|display|read|reads|look|watch|preview|highlight|visuali|present|reveal|appear|compare|glance)/u,
    check:
      '{object}: exactly the data entered for the test appears, and a change appears at the next look.',
  },
  report: {
    things:
      /(?<!\p{L})(?:reports?|overviews?|summar(?:y|ies)|statements?|statistics|spreadsheets?|(?:packing|pick|price|shopping|waiting|guest|daily|weekly|monthly) lists?|a list|csv|pdf)(?!\p{L})/u,
    check:
      '{object}: it holds exactly what belongs in it, checked against known data; without data it says so.',
  },
  only: {
    things:
      /(?<!\p{L})(?:only (?:the|a|an|who|those|people|members?|admins?|\p{L}+s can)|nobody (?:else|but)|no one else|must not see|can(?:no|')t see|nothing else|not the whole|never sees?|(?:sees?|reads?|views?|gets?|edits?|changes?|has|have) only|(?!(?:not|if|and|but|or|they|we|you|it|she|he|i) )\p{L}+ only(?=\s*(?:$|[.,;:)])))(?!\p{L})/u,
    check: '{object}: everything and everyone else is refused, through a direct link too.',
  },
};
