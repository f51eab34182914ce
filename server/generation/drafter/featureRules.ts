import { withArticle, type FeatureWords } from './featureWords';
import { rules, type FeatureRules, type RulesOf } from './rules';
import type { FeatureKind } from './verbLexicon';

const rulesByKind: Record<FeatureKind, RulesOf> = {
  create: (w) =>
    rules(
      `a new ${w.thing} is still there after a reload, and an incomplete one says which field is missing`,
      `the fields of the ${w.thing}; the required ones are marked`,
      `checks the fields, stores the ${w.thing} under its owner and keeps a draft while it is being written`,
      `the stored ${w.thing}, shown at once in the list`,
      `a required field is empty: name the field, keep what was typed`,
      `the connection is lost while saving: keep the draft and offer to try again`,
    ),
  publish: (w) =>
    rules(
      `what was published is visible to those it is meant for within a minute, and the ${w.doer} can take it back`,
      `the ${w.thing}, its description and from when until when it is visible`,
      `shows a preview, then makes the ${w.thing} visible and tells those it concerns`,
      `the ${w.thing} with its state: draft, visible or ended`,
      `the description is incomplete: list what is missing before publishing`,
      `it has changed since the preview: show the new version first`,
    ),
  book: (w) =>
    rules(
      `the new date and time is confirmed on screen, and a second person who tries for the same ${w.thing} is told that it is gone`,
      `the ${w.thing}, a date, a time and the people concerned`,
      `shows only what is free, holds the choice while it is confirmed, and records who changed what`,
      `a confirmation with date, time and a way to cancel`,
      `the slot was taken meanwhile: say so and offer the nearest free ones`,
      `the date lies in the past or outside opening hours: refuse with the reason`,
    ),
  search: (w) =>
    rules(
      `${withArticle(w.thing)} that is known to exist is found with two filters or fewer, and an empty result says what to loosen`,
      `words, filters and an order`,
      `matches words without regard to case or accents, combines filters, and keeps them in the address so that a result can be shared`,
      `a list with the number of hits, and the filters in use`,
      `nothing matches: name the filter that excludes most`,
      `the index is out of date: show when it was last refreshed`,
    ),
  view: (w) =>
    rules(
      `${w.doers} reach it in two steps from the first page, and see when it was last updated`,
      `the choice of what to see and, where it matters, the period`,
      `shows the newest state, with the most important figure first`,
      `the ${w.thing} in a readable form on phone and desktop`,
      `there is nothing yet: explain how the first entry comes about`,
      `the reader may not see it: say so without revealing what it is`,
    ),
  compare: (w) =>
    rules(
      `two to four ${w.things} stand side by side and every difference is marked without relying on colour`,
      `two or more ${w.things}`,
      `puts the same properties in the same rows and marks where they differ`,
      `a table of differences, with a way to drop one`,
      `only one is chosen: ask for a second`,
      `a value is missing on one side: show a dash, not a zero`,
    ),
  share: (w) =>
    rules(
      `the other person opens the ${w.thing} without help, and no longer can after sharing is ended`,
      `the ${w.thing}, the people or a link, and what they may do with it`,
      `gives exactly the chosen rights, and shows the owner who has them`,
      `an invitation or a link, and a list of who has access`,
      `the address is unknown: send an invitation instead`,
      `the link was withdrawn: say so and name whom to ask`,
    ),
  pay: () =>
    rules(
      `the amount shown before paying is the amount charged, a receipt follows, and pressing the button twice charges once`,
      `the amount, the currency and a means of payment`,
      `shows the total with all fees first, hands over to the payment provider, and counts the payment only when the provider confirms it`,
      `a receipt and the new state of what was paid`,
      `the card is refused: give the provider's reason and keep everything else as it was`,
      `the answer of the provider does not come: show "pending" and check again, never charge a second time`,
    ),
  order: (w) =>
    rules(
      `the order appears on both sides with the same quantity and price, and its state can be followed`,
      `the ${w.thing}, the quantity, and where and when it is needed`,
      `checks what is available, fixes the price, and informs the other side`,
      `an order with number, state and expected date`,
      `less is available than asked for: offer the rest`,
      `the price changed since the choice: show both and ask again`,
    ),
  track: (w) =>
    rules(
      `an entry takes less than 15 seconds, and the course over the last weeks can be seen and corrected`,
      `the ${w.thing}, a value or state, and the time, which is filled in`,
      `stores each entry with its time, shows the course, and keeps a corrected entry's old value`,
      `the present state, the course over time and the last change`,
      `a value is far from the usual: ask whether it is right`,
      `two entries have the same time: keep both and mark them`,
    ),
  report: (w) =>
    rules(
      `the figures match a hand count of the same period, and each can be opened down to its entries`,
      `a period and, where needed, a group`,
      `adds up the stored entries for the period and states what is included`,
      `figures and a chart with a table of the same numbers`,
      `there is no data in the period: say so instead of drawing zeros`,
      `an entry of ${withArticle(w.thing)} changed after the report: mark the report as out of date`,
    ),
  export: (w) =>
    rules(
      `the file opens in a common program and holds the same number of ${w.things} as the screen`,
      `which ${w.things}, which period and which format`,
      `writes the file with headings, dates in ISO form and one line for each record`,
      `a file whose name says what it is and from when`,
      `there are too many records for one file: split by month`,
      `the file cannot be made: keep the choice and say why`,
    ),
  import: (w) =>
    rules(
      `running it twice changes nothing the second time, and what could not be taken over is listed with the reason`,
      `the account or file of the other service, and the direction`,
      `shows what will change before it changes, then takes over new and changed records only`,
      `the number added, changed and left out, with the time of the last run`,
      `the other service does not answer: try again later and show the last success`,
      `both sides changed the same ${w.thing}: show both and let a person decide`,
    ),
  notify: (w) =>
    rules(
      `it arrives once, at the right time, names what it is about, and can be switched off`,
      `the event, the people concerned, and their channel`,
      `sends once for each event, not at night, and records that it was sent`,
      `a ${w.thing.length > 24 ? 'message' : w.thing} with the facts and one link to act on`,
      `the channel fails: try again, then use the second channel`,
      `the event was cancelled before sending: send nothing`,
    ),
  message: (w) =>
    rules(
      `a message is seen by the other side in the same order, and unread ones are marked`,
      `a text and the people or the ${w.thing} it belongs to`,
      `delivers in order, shows sent and read, and keeps the conversation with its subject`,
      `the conversation with the newest message last`,
      `the message cannot be sent: keep it with "not sent" and offer to try again`,
      `the other person has blocked the sender: refuse without saying who`,
    ),
  upload: (w) =>
    rules(
      `${withArticle(w.thing)} of usual size is stored on a slow connection, with visible progress, and a wrong file type is refused before sending`,
      `a file or the camera, and what it belongs to`,
      `checks type and size on the device, resumes after a break, and makes a small preview`,
      `the stored file with preview, name and time`,
      `the type is not accepted: name the ones that are`,
      `the connection breaks: go on from where it stopped`,
    ),
  scan: (w) =>
    rules(
      `a scratched or badly lit ${w.thing} is read within three seconds or can be typed in instead`,
      `the camera or a reader, or the code typed by hand`,
      `reads the code, finds the record it belongs to, and offers the action that is next`,
      `the record that was found, with its state`,
      `the code is unknown: offer to add it`,
      `there is no camera or it is not allowed: show the field for typing`,
    ),
  request: (w) =>
    rules(
      `the person who asked sees the state and the next step without asking again`,
      `what is needed, why, by when, and a ${w.thing.length > 20 ? 'note' : 'note or picture'}`,
      `gives the request a number, passes it to whoever decides, and reports every change of state`,
      `a request with number, state and person in charge`,
      `the same request is already open: show it instead of opening a second`,
      `nobody has answered in time: remind, then pass it on`,
    ),
  approve: (w) =>
    rules(
      `it is recorded who decided what and when, and the people concerned learn of it at once`,
      `the ${w.thing}, the decision and, when refused, a reason`,
      `allows one decision, shows what it changes, and records it with name and time`,
      `the new state, visible to everybody concerned`,
      `somebody else decided first: show that decision`,
      `the ${w.thing} changed since it was opened: show the change before deciding`,
    ),
  rate: (w) =>
    rules(
      `one person counts once for each ${w.thing}, may correct it, and the average says how many took part`,
      `a value, an optional comment and what it is about`,
      `accepts one rating for each person who really took part, and recalculates the average`,
      `the rating, the average and the number of ratings`,
      `the person did not take part: refuse and say why`,
      `the comment is reported: hide it until somebody has read it`,
    ),
  assign: (w) =>
    rules(
      `each ${w.thing} has exactly one person in charge at any time, and that person was told`,
      `the ${w.thing}, the person or group, and a date`,
      `shows who is free, hands over, and keeps the earlier holders in the history`,
      `the ${w.thing} with its new holder and date`,
      `it is already with somebody else: ask before moving it`,
      `the person has left: list what is still with them`,
    ),
  manage: (w) =>
    rules(
      `a change is visible everywhere at once, and the change before it can be brought back`,
      `the ${w.thing} and the fields to change`,
      `shows the present values, stores only what changed, and keeps the earlier version`,
      `the changed ${w.thing} and who changed it`,
      `somebody else saved meanwhile: show both versions`,
      `a value is not allowed: name the rule and keep what was typed`,
    ),
  plan: (w) =>
    rules(
      `a choice takes under a minute, can be changed until it is confirmed, and is still there on another device`,
      `the ${w.thing}, the options and, where it matters, days`,
      `shows the options with what distinguishes them and keeps the choice as it is made`,
      `the chosen ${w.thing}, with the next step`,
      `an option is no longer available: mark it and offer the nearest`,
      `two choices exclude each other: name both`,
    ),
  recommend: (w) =>
    rules(
      `each suggestion says why it is shown, and one that was refused does not come back`,
      `what the person has chosen, saved or refused so far`,
      `ranks ${w.things} by what is known, mixes in a few new ones, and learns from a refusal`,
      `a short list, each with its reason`,
      `too little is known: show the most used ones and say so`,
      `nothing suitable is left: say so instead of repeating`,
    ),
  learn: (w) =>
    rules(
      `a person who stops in the middle goes on at the same place, and sees after each step what was right`,
      `the ${w.thing} and the answers of the person`,
      `shows one step at a time, answers at once with the reason, and repeats what was wrong later`,
      `the result with what to repeat next`,
      `the connection is lost: keep the answers and send them later`,
      `time runs out: count what was given`,
    ),
  calculate: (w) =>
    rules(
      `the result matches a worked example to the last cent or unit, and shows how it came about`,
      `the values that the ${w.thing} depends on, with units`,
      `calculates with exact decimal numbers and states each step and rounding`,
      `the result and its parts`,
      `a value is missing: name it instead of assuming zero`,
      `the parts do not add up to the whole: give the rest to a named part`,
    ),
  join: (w) =>
    rules(
      `a new person gets through in under two minutes on a phone, and a wrong entry costs nothing that was typed`,
      `the data that proves who somebody is, and no more`,
      `checks, tells success from failure plainly, and does not reveal whether an account exists`,
      `access for the ${w.doer}, and a way to leave again`,
      `the proof is wrong or too old: offer a new one`,
      `there were too many tries: wait, and say how long`,
    ),
  remove: (w) =>
    rules(
      `what is removed can be brought back for 30 days, and nothing else changes`,
      `the ${w.thing}`,
      `names what depends on it, removes it from view, and keeps it for 30 days`,
      `the list without it, and a way to undo`,
      `something still depends on it: list what`,
      `the person has no right to: say who has`,
    ),
  automate: (w) =>
    rules(
      `in a sample of 50 cases a person agrees with the result, and every result can be corrected by hand`,
      `the ${w.thing} as it arrives`,
      `works without a person, marks results that are uncertain, and records what it did`,
      `the result with how sure it is`,
      `it is not sure enough: pass the case to a person`,
      `the source is unreadable: say what is needed instead`,
    ),
  general: (w) =>
    rules(
      `${w.doers} who see it for the first time can say what it is for and reach their aim with it`,
      `what the ${w.doer} has to choose or type in; to be settled in the first design round`,
      `to be described step by step with one real example before work begins`,
      `the visible result, and a message that says so`,
      `an entry is missing or wrong: name the field and keep the rest`,
      `the ${w.doer} may not do this: say who may`,
    ),
};

/** Acceptance, inputs, behaviour, output and error cases for a feature of this kind, in its own words. */
export function rulesOf(kind: FeatureKind, words: FeatureWords): FeatureRules {
  return rulesByKind[kind](words);
}
