import type { Cue } from '../lexicon/cueIndex';
import type { SectionName } from '../lexicon/lexicon';
import { asksFor, isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { speechWords } from '../lexicon/speechWords';
import { levels, type Block } from '../read/block';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import { headingSection } from '../read/headingSection';
import { isAssertion, isSectionName, sectionOf } from '../read/sectionName';
import { quote, type Quote, type Span } from '../read/span';
import { answeredQuestions } from './answeredQuestions';
import { askedBans } from './askedBans';
import { opensWithVerb } from './opensWithVerb';
import { exclusionCells, wantedCell, type Place } from '../read/readSections';

/** A clause with its context in the author's layout. */
export interface PlacedClause {
  clause: Clause;
  /** From its label or its heading. */
  section: SectionName | undefined;
  place: Place | undefined;
  /** A heading, a title or a long line with a colon that asks for nothing by itself. */
  isHeading: boolean;
  /** Whether no blank line separates it from the previous clause. */
  isNear: boolean;
  /** A question in a conversation that the next speaker answers. */
  isAnswered: boolean;
  /** The question or topic of the previous speaker that it begins to answer. */
  answers: Clause | undefined;
}

/** The number of statements at the start that may describe the document itself. */
const longestHead = 6;
/** Characters before the noun of a subject: `The new app`. */
const subjectReach = 10;

const outside = {
  section: undefined,
  place: undefined,
  isNear: false,
  isAnswered: false,
  answers: undefined,
};

/** Finds the heading or label that applies to each clause. Leaves out headings with a known meaning. */
export function placeClauses(read: ReadIdea): PlacedClause[] {
  const placed: PlacedClause[] = [];
  /** The sentence that begins with a label, and what the label means. */
  let labelled: { sentence: number; section: SectionName } | undefined;
  /** The block that a lead such as `To be decided:` or `Not agreed –` begins. */
  let open: Block | undefined;
  /** The paragraph that begins with a label such as `How it works today:`, up to where it asks for something. */
  let today: Block | undefined;
  const bans = askedBans(read);
  const { questionOf, answered, refused, left } = answeredQuestions(read);
  const signature = signatureStart(read);
  for (const [index, clause] of read.clauses.entries()) {
    if (clause.block.kind === 'heading') {
      if (isStatement(read, clause, index))
        placed.push({ clause, ...outside, isHeading: !isDemandLike(read, clause, index) });
      continue;
    }
    const { sentence } = clause;
    const place = read.places.get(clause.block);
    // `Licensing officer: sees the register` under `Users`
    const isUser = place?.section === 'users' && clause.block.kind === 'item';
    const isOpen = place?.section === 'undecided' && clause.block.kind === 'item';
    const label =
      clause.label &&
      (labelSection(read, quote(read.text, clause.label), placed.length) ??
        openingSection(read, clause, clause.label));
    // Under `Out of scope`: `Sequencing results: not in here`
    const isOut = place?.section === 'exclusions' && clause.block.kind === 'item';
    if (label !== undefined && (!(isUser || isOpen || isOut) || label === 'exclusions'))
      labelled = { sentence, section: label };
    const isExcluded = exclusionCells(clause.block, place).some(
      ({ start }) => start === clause.span.start,
    );
    // `A patient app.`, but not `But we need an export`
    const isBan =
      clause.block.speaker !== undefined &&
      bans.answers.has(clause.block.speaker) &&
      !clause.cues.some((cue) => isVerb(cue) || cue.name === 'past');
    const isAnswered = answered.has(clause);
    const isAsked = isAnswered || bans.questions.has(clause);
    const isRefused =
      isExcluded ||
      isBan ||
      isCrossedOff(read, clause, place?.section) ||
      clause.answer === 'no' ||
      refused.has(clause);
    // `Facebook group | posts vanish in a day` before what is wanted instead
    const wanted = wantedCell(read.text, clause.block, place);
    const isToday = wanted !== undefined && clause.span.end <= wanted.start;
    const isBackground = isAsked || isToday || clause.answer === 'today';
    const stated = isRefused ? 'exclusions' : isBackground ? 'background' : place?.section;
    const isLead = leavesRestOpen(read, clause);
    if (isLead || open !== clause.block || !goesOn(read, clause))
      open = isLead ? clause.block : undefined;
    if (label === 'background' && clause.label && isOfToday(read, clause, clause.label))
      today = place?.section === undefined ? clause.block : undefined;
    else if (endsToday(read, clause)) today = undefined;
    const isTold = today === clause.block && stated === undefined;
    const ofBlock = isTold ? 'background' : stated;
    const own = labelled?.sentence === sentence ? labelled.section : ofBlock;
    const said = open === undefined && !left.has(clause) ? own : 'undecided';
    const announced = index < signature ? said : 'background';
    // Under `Customers`, an action is not a user; `Hire desk: takes bookings` is one.
    const isNamed = isUser && clause.label !== undefined;
    const isDeed = announced === 'users' && !isNamed && opensWithVerb(clause, read.folded);
    const section = isDeed ? undefined : announced;
    const last = placed.at(-1);
    const isNear =
      last !== undefined &&
      !last.isHeading &&
      !/\n[^\S\n]*\n/u.test(read.text.slice(last.clause.span.end, clause.span.start));
    const answers = questionOf.get(clause);
    placed.push({ clause, section, place, isHeading: false, isNear, isAnswered, answers });
  }
  return placed;
}

/** What the marks mean is told otherwise: `❌ = not yet`. */
const legend = /[✗✘✖❌🚫]\uFE0F?\s*[=:]|[=:]\s*[✗✘✖❌🚫]/u;

/** Whether an item has a mark that refuses it, where others have one that accepts: `✘ donations`. */
function isCrossedOff(
  { text }: ReadIdea,
  { block: { kind, span }, cues }: Clause,
  section: SectionName | undefined,
): boolean {
  const before = text.slice(Math.max(0, span.start - 4), span.start);
  if (kind !== 'item' || !/[✗✘✖❌🚫]\uFE0F?\s*$/u.test(before)) return false;
  // `❌ Members cannot cancel` denies it itself.
  const isRule = cues.some((cue) => isDenial(cue) || cue.name === 'must');
  return !isRule && section !== 'background' && /[✓✔✅☑]/u.test(text) && !legend.test(text);
}

const [mostOfClosing, mostOfSignature] = [4, 10];

/** Where a signature begins: the lines without a sentence behind `All the best,` up to the end of the idea. */
function signatureStart({ clauses, folded: small }: ReadIdea): number {
  let start = Infinity;
  for (let index = clauses.length - 1; index >= 0; index -= 1) {
    const { block, cues, span } = clauses[index] ?? {};
    if (block?.kind !== 'text' || block.speaker || cues === undefined || span === undefined) break;
    const words = small.slice(span.start, span.end).split(/\s+/u).length;
    if (words > mostOfSignature || cues.some(isVerb)) break;
    const isClosing = cues.some(({ name, start }) => name === 'courtesy' && start === span.start);
    if (isClosing && words <= mostOfClosing && index > 0) start = index + 1;
  }
  return start;
}

const borderBehind = /^\s?(?:[:：]|[-–—](?=\s))/u;

/** Whether a clause begins with a lead that leaves open what follows: `To be decided – does it need a login?` */
function leavesRestOpen({ text }: ReadIdea, { span, label, cues }: Clause): boolean {
  const cue = cues.find(({ name }) => name === 'undecided');
  const isLabel = label !== undefined && cue !== undefined && cue.end <= label.end;
  const isFirst = cue?.start === span.start && borderBehind.test(text.slice(cue.end, cue.end + 3));
  return isLabel || isFirst;
}

/** Whether a clause behind such a lead is another question: `… and whether it opens`, `And should it open`, `Is it free?` */
function goesOn({ text }: ReadIdea, { cues, sentence, span }: Clause): boolean {
  const asks = /[?？؟]\s*$/u.test(text.slice(span.end - 1, span.end + 1));
  // What precedes the clause in its sentence is a conjunction.
  const isJoined = span.start > sentence;
  const opens = ({ name, start }: Cue) =>
    start === span.start && /^(?:if|that|can|should|auxiliary)$/u.test(name);
  return asks || (isJoined && cues.some(opens));
}

/** What a label announces; a task, or `Status: draft` at the start tells of the document, not of the product. */
function labelSection({ lexicon }: ReadIdea, label: Quote, index: number): SectionName | undefined {
  const { titleLabels, documentLabels, mailHeaders } = readingWords[lexicon.code];
  // `AP 3`
  const words = folded(label).replace(/[\s#.\d]+$/u, '');
  const ofDocument = [titleLabels, documentLabels, mailHeaders].flat();
  const isOfDocument = index < longestHead && ofDocument.includes(words);
  const isTask = speechWords[lexicon.code].task.includes(words);
  return isOfDocument || isTask ? 'background' : sectionOf(label, lexicon);
}

/** In all languages: a label that tells how things are now, not `Problem:` or `Background:`. */
const ofToday =
  /(?<!\p{L})(?:now|nowadays|today|current|currently|present|at the moment|so far|heute|jetzt|aktuell\p{L}*|derzeit|bisher|aujourd['’]hui|actuel\p{L}*|maintenant|ahora|hoy|actual\p{L}*|agora|hoje|atual\p{L}*|adesso|oggi|attual\p{L}*|nu|vandaag|huidig\p{L}*|teraz|dziś|dzisiaj|obecn\p{L}+)(?!\p{L})|現状|現在|今/u;

/** Whether a label at the start of a paragraph says that this tells how things are now. */
function isOfToday(
  { clauses, folded: small }: ReadIdea,
  { block, span }: Clause,
  label: Span,
): boolean {
  const isOpening = block.kind === 'text' && span.start === block.span.start && !block.speaker;
  // Where no other paragraph wishes for anything, this one has to.
  const isWished = () => clauses.some((one) => one.block !== block && one.cues.some(asksFor));
  return isOpening && ofToday.test(small.slice(label.start, label.end)) && isWished();
}

/** In all languages, at the start of a clause: it will be otherwise. */
const fromNowOn =
  /^(?:from now on|in future|in the future|soon|instead|with this|tomorrow|künftig|ab jetzt|in zukunft|stattdessen|damit|à l['’]avenir|désormais|demain|en adelante|en el futuro|de agora em diante|no futuro|in futuro|d['’]ora in poi|voortaan|in de toekomst|odtąd|w przyszłości|今後|これから)/u;
const longestAdverb = 24;

/** Whether a clause in such a paragraph speaks of the product after all: `The app reads it`, `drivers can`, `No ads`. */
function endsToday({ folded: small }: ReadIdea, { cues, label, span }: Clause): boolean {
  return (
    label !== undefined ||
    fromNowOn.test(small.slice(span.start, span.start + longestAdverb)) ||
    cues.some(
      (cue) =>
        asksFor(cue) ||
        cue.name === 'can' ||
        (cue.name === 'system' && cue.start < span.start + subjectReach) ||
        (isDenial(cue) && cue.start === span.start),
    )
  );
}

/** What a label announces that opens a paragraph, like a heading above it: how it is today, or what is open. */
function openingSection(
  { text, lexicon }: ReadIdea,
  { block, span }: Clause,
  label: Span,
): SectionName | undefined {
  const isOpening = block.kind === 'text' && span.start === block.span.start && !block.speaker;
  const section = isOpening ? headingSection(quote(text, label), false, lexicon) : undefined;
  return section === 'background' || section === 'undecided' ? section : undefined;
}

/** The title counts as a statement, as do the heads of a table, a heading that states something, and a long line with a colon. */
function isStatement(read: ReadIdea, clause: Clause, index: number): boolean {
  const { block, span } = clause;
  const heading = quote(read.text, span);
  if (block.cells.length > 0 || isDemandLike(read, clause, index)) return true;
  // The heading that an idea begins with is a title, unless it has a phrase of the lexicon.
  const section =
    index === 0 ? sectionOf(heading, read.lexicon) : headingSection(heading, false, read.lexicon);
  if (section !== undefined) return false;
  const isTitle = index === 0 && block.level !== levels.runIn;
  return isTitle || !block.isMarked || block.isLast || heading.split(/\s+/u, 7).length > 5;
}

/** Whether a heading may ask for something: by its words, or since it is a line by itself with nothing under it. */
function isDemandLike(
  { text, lexicon }: ReadIdea,
  { block, span }: Clause,
  index: number,
): boolean {
  const heading = quote(text, span);
  if (block.level === levels.question) return false;
  const isAlone = index > 0 && !block.isMarked && block.isLast && block.cells.length === 0;
  return isAssertion(heading, lexicon) || (isAlone && !isSectionName(heading, lexicon));
}
