import type { LanguageCode } from './languageCode';
import type { SectionName } from './lexicon';

type Questions = Partial<Record<SectionName, string>>;

/** What questions above a part of an idea ask for, as alternatives of patterns; those of exclusions come first. */
const sectionQuestions: Readonly<Record<LanguageCode, Questions>> = {
  en: {
    exclusions:
      "what\\s(?:should|must|will|shall|does|do|can|may)(?:\\s\\p{L}+){1,4}\\snot\\s(?:do|be|have|contain|include|show|offer|need|become)|what\\s(?:shouldn't|mustn't|won't)(?:\\s\\p{L}+){1,3}\\s(?:do|be|have|contain|include|show|offer|become)|what\\s(?:do\\s(?:you|we|i)\\snot|don't\\s(?:you|we|i)|(?:you|we|i)\\s(?:do\\snot|don't))\\s(?:want|need)|what(?:'s|\\sis)\\snot\\s(?:part\\sof\\s.*|included|wanted|needed)",
    undecided:
      "what\\s(?:are|is)\\s(?:you|we|still)\\s(?:still\\s)?(?:unsure|unclear|not\\s(?:yet\\s)?(?:sure|clear|certain|decided)|undecided|open)(?:\\s(?:about|of|on|yet))?|what\\s(?:do\\s(?:you|we)\\snot|don't\\s(?:you|we)|(?:you|we)\\s(?:do\\snot|don't))\\s(?:yet\\s)?know(?:\\syet)?|(?:what|which\\s(?:questions|points|issues))\\s(?:is|are|remains?)\\s(?:still\\s)?(?:open|undecided|unclear)",
    users:
      "who(?:'ll|'d)?(?:\\s(?:would|will|should|can|may|is|are|does|do))?(?:\\s(?:going\\sto|allowed\\sto))?\\sus(?:e|es|ing)\\s(?:it|this|the|our|your)(?:\\s\\p{L}+){0,3}|who(?:'s|\\sis)\\sit\\sfor|who\\sare\\s(?:the|your)\\s(?:users|people).*",
    goals:
      'what\\s(?:should|will|would)\\s(?:be|get)\\s(?:better|different)|what\\s(?:do|are)\\s(?:you|we)\\s(?:want|trying)\\sto\\sachieve.*',
    requirements:
      'what\\s(?:should|must|would|will|can|does|do)(?:\\s\\p{L}+){1,5}\\s(?:do|have|be\\sable\\sto\\sdo|offer|contain)|(?:any|what\\sare\\sthe)\\srules.*',
  },
  de: {
    exclusions:
      'was\\s(?:soll|muss|wird|kann)(?:\\s\\p{L}+){0,3}\\snicht\\s(?:können|tun|machen|enthalten|(?:hin)?ein|rein|dabei\\ssein)|was\\s(?:wollen|brauchen)\\s(?:wir|sie)\\s(?:ausdrücklich\\s)?nicht|was\\sgehört\\snicht\\s(?:dazu|hinein|rein)',
    undecided:
      'was\\s(?:ist|bleibt)\\s(?:noch\\s)?(?:offen|unklar|ungeklärt)|was\\s(?:wissen|weiß)\\s(?:wir|sie|ich)\\s(?:noch\\s)?nicht|wo\\ssind\\s(?:sie|wir)\\s(?:noch\\s)?unsicher',
    users:
      'wer\\s(?:nutzt|benutzt|verwendet)\\s.*|wer\\s(?:soll|wird)\\s.*(?:nutzen|benutzen|verwenden)|für\\swen\\sist\\s.*',
    goals: 'was\\ssoll\\s(?:besser|anders)\\swerden|was\\swollen\\s(?:wir|sie)\\serreichen',
    requirements: 'was\\s(?:soll|muss|kann)(?:\\s\\p{L}+){1,4}\\s(?:können|tun|machen|leisten)',
  },
  fr: {
    exclusions:
      "(?:qu[’']est-ce\\sque|que)\\s(?:\\S+\\s){0,3}ne\\s(?:doit|devra|devrait|peut)\\S*(?:\\s\\S+){0,3}\\spas\\s(?:faire|contenir|avoir)(?:\\s\\S+){0,3}",
    undecided:
      "(?:qu[’']est-ce\\squi|quelles?\\s(?:questions|points))\\s(?:\\S+\\s){0,3}(?:ouvert\\p{L}*|indécis\\p{L}*|à\\sdécider|flou)",
    users:
      'qui\\s(?:\\S+\\s){0,2}utilis\\p{L}*(?:\\s.*)?|à\\squi\\s.*(?:sert|destin)\\p{L}*.*|pour\\squi\\sest\\s.*',
    requirements: "(?:qu[’']est-ce\\sque|que)\\s.*(?:doit|devra|devrait|peut)\\p{L}*.*\\sfaire.*",
  },
  es: {
    exclusions:
      'qu[eé]\\sno\\s(?:debe|debería|tiene\\sque)\\s(?:\\S+\\s){0,2}(?:hacer|tener|contener)(?:\\s\\S+){0,2}|qu[eé]\\sno\\squeremos',
    undecided:
      'qu[eé]\\s(?:queda|falta|está|sigue)\\s.*(?:decidir|abierto|claro|pendiente).*|qu[eé]\\sno\\ssab(?:emos|en|es)(?:\\stodavía|\\saún)?',
    users:
      'qui[eé]n(?:es)?\\s(?:\\S+\\s){0,3}(?:us(?:a|an|ar|ará|arán|arían?)|utiliz\\p{L}*)(?:\\s.*)?|para\\squi[eé]n\\ses\\s.*',
    requirements: 'qu[eé]\\s(?:debe|debería|tiene\\sque|puede)\\s.*hacer.*',
  },
  pt: {
    exclusions:
      '(?:o\\s)?que\\s(?:\\p{L}+\\s){0,3}não\\s(?:deve|pode)\\s(?:fazer|ter|conter)(?:\\s\\S+){0,3}|(?:o\\s)?que\\snão\\squeremos',
    undecided:
      '(?:o\\s)?que\\s(?:ainda\\s)?(?:falta|está|fica)\\s.*(?:decidir|aberto|claro|definir).*|(?:o\\s)?que\\s(?:ainda\\s)?não\\ssabemos.*',
    users:
      'quem\\s(?:\\S+\\s){0,2}(?:us(?:a|am|ar|ará|arão)|utiliz\\p{L}*)(?:\\s.*)?|para\\squem\\sé.*',
    requirements: '(?:o\\s)?que\\s.*(?:deve|tem\\sde|pode)\\s.*fazer.*',
  },
  it: {
    exclusions:
      '(?:che\\s)?cosa\\s(?:\\p{L}+\\s){0,3}non\\s(?:deve|può)\\s(?:fare|avere|contenere)(?:\\s\\S+){0,3}|(?:che\\s)?cosa\\snon\\svogliamo',
    undecided:
      '(?:che\\s)?cosa\\s(?:è\\sancora|resta|rimane)\\s.*(?:aperto|decidere|chiaro|definire).*|(?:che\\s)?cosa\\snon\\ssappiamo.*',
    users:
      'chi\\s(?:\\S+\\s){0,2}(?:us(?:a|erà|eranno)|utilizz\\p{L}*)(?:\\s.*)?|per\\schi\\sè\\s.*',
    requirements: '(?:che\\s)?cosa\\s(?:deve|può|dovrebbe)\\s.*fare.*',
  },
  nl: {
    exclusions:
      'wat\\s(?:moet|hoeft|zal)(?:\\s\\p{L}+){0,3}\\sniet\\s(?:te\\s)?(?:kunnen|doen|bevatten|in)|wat\\swillen\\swe\\sniet',
    undecided:
      'wat\\s(?:is|blijft)\\s(?:nog\\s)?(?:open|onduidelijk|onzeker).*|wat\\sweten\\swe\\s(?:nog\\s)?niet',
    users: 'wie\\s(?:\\S+\\s){0,4}gebruik\\p{L}*(?:\\s.*)?|voor\\swie\\sis\\s.*',
    requirements: 'wat\\s(?:moet|kan|zou)(?:\\s\\p{L}+){1,4}\\s(?:doen|kunnen)',
  },
  pl: {
    exclusions:
      'czego\\s(?:\\p{L}+\\s){0,2}nie\\s(?:powinn\\p{L}*|ma|musi)\\s(?:\\p{L}+\\s)?(?:robić|być|zawierać)|czego\\snie\\schcemy',
    undecided:
      'co\\s(?:jest\\s|pozostaje\\s)?(?:jeszcze\\s)?(?:otwarte|niejasne|niepewne|do\\sustalenia).*|czego\\s(?:jeszcze\\s)?nie\\swiemy',
    users: 'kto\\s(?:\\S+\\s){0,3}(?:korzysta|używa)\\p{L}*(?:\\s.*)?|dla\\skogo\\sjest\\s.*',
    requirements: 'co\\s(?:ma|powinn\\p{L}*|musi)\\s.*robić.*',
  },
  ja: {
    exclusions: '.{0,12}(?:しない|やらない|不要な)(?:こと|もの)は(?:何)?',
    undecided: '.*(?:決まっていない|未定の|迷っている)(?:こと|もの|点)は.*',
    users: '誰が.*(?:使|利用).*',
    requirements: '何(?:が|を).*(?:できる|する).*',
  },
  ar: {
    undecided: '(?:ما|ماذا)\\s.*(?:غير\\s(?:واضح|محسوم|متأكد)|لم\\sيُ?حسم).*',
    users: 'من\\s.*(?:يستخدم|سيستخدم|يستعمل).*',
    requirements: '(?:ما|ماذا)\\s(?:يجب|ينبغي)\\s.*',
  },
};

const longest = 120;
const names: readonly SectionName[] = ['exclusions', 'undecided', 'users', 'goals', 'requirements'];

const patterns = new Map(
  Object.entries(sectionQuestions).map(([code, questions]) => [
    code,
    names.flatMap((name) => {
      const words = questions[name];
      return words === undefined ? [] : [[name, new RegExp(`^(?:${words})$`, 'u')] as const];
    }),
  ]),
);

/** The section that a question announces, {@link folded} and without its mark: `who would use it`. */
export function sectionOfQuestion(question: string, code: LanguageCode): SectionName | undefined {
  if (question.length > longest) return undefined;
  return patterns.get(code)?.find(([, pattern]) => pattern.test(question))?.[0];
}
