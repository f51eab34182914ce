import type { SectionName } from './lexicon';

const headOf = (words: string): RegExp => new RegExp(`^(?:${words})(?:\\s?[?？.:(/].*)?$`, 'u');

/** The head of a column of the author's own ids, in all languages. */
export const headOfOwnId = headOf('id|ids|no|nr|num|#|n[°º]|ref|key|lfd\\. nr|lp|番号|رقم');

/** The head of a column of priorities. */
export const headOfPriority = headOf(
  'prio|priority|priorities|moscow|importance|urgency|priorität|wichtigkeit|dringlichkeit|priorité|prioridad|importancia|prioridade|importância|priorità|importanza|prioriteit|belang|priorytet|ważność|優先度|الأولوية',
);

/** The head of a column that states what is wanted. */
export const headOfRequirement = headOf(
  "requirements?|what we need|what (?:it|the app|the system) (?:must|should) do|needs?|wish(?:es)?|features?|user stor(?:y|ies)|story|anforderung(?:en)?|was wir brauchen|wunsch|wünsche|funktion(?:en)?|exigences?|besoins?|ce qu[’']il faut|fonctionnalités?|requisitos?|qué necesitamos|necesidad(?:es)?|o que precisamos|necessidades?|requisit[oi]|cosa serve|esigenz[ae]|eisen?|wensen?|wat we nodig hebben|wymagani[ea]|czego potrzebujemy|potrzeb[ay]|要件|要望|機能|المتطلبات|المتطلب",
);

/** The head of a column that names what each row is about. */
export const headOfTopic = headOf(
  'topic|area|theme|subject|module|feature|title|name|epic|category|component|thema|bereich|modul|titel|kategorie|sujet|domaine|thème|titre|catégorie|tema|área|título|categoría|categoria|ambito|argomento|titolo|onderwerp|gebied|categorie|temat|obszar|kategoria|項目|分類|テーマ|الموضوع|المجال',
);

/** What the value of a priority says, in all languages; numbers rise in one place and fall in another. */
const values: readonly (readonly [SectionName, RegExp])[] = [
  [
    'must',
    /^(?:a|m|p0|high(?:est)?|critical|hoch|haute?|élevée?|alt[ao]|hoog|wysok[ai]|高い?|عالية?)$/u,
  ],
  [
    'should',
    /^(?:b|s|p1|medium|mid|normal|mittel|moyenne?|medi[ao]|médi[ao]|gemiddeld|średnia?|中|متوسطة?)$/u,
  ],
  [
    'could',
    /^(?:c|p2|p3|low(?:est)?|niedrig|gering|basse?|faible|baj[ao]|baix[ao]|bass[ao]|laag|nisk[ai]|低い?|منخفضة?)$/u,
  ],
  ['exclusions', /^(?:w|out|won['’]t|raus|hors|fuera|fora|fuori|対象外)$/u],
  ['undecided', /^(?:\?+|tbd|open|offen)$/u],
];

/** What a heading such as `Prio A` announces, {@link folded}; `undefined` for any other. */
export function sectionOfPriority(heading: string): SectionName | undefined {
  const [, head = '', value = ''] = /^(\p{L}+)\s(\S+)$/u.exec(heading) ?? [];
  return headOfPriority.test(head)
    ? values.find(([, pattern]) => pattern.test(value))?.[0]
    : undefined;
}
