/** The parts of a page that ideas call by their names. */
const pageSections = [
  ['hero', /\bhero\b/i],
  ['steps', /\bhow it works\b|\bhow (?:the \w+|we) works?\b/i],
  ['faq', /\bfaqs?\b|\bfrequently asked\b/i],
  ['hours', /\bopening (?:hours|times)\b|\bbusiness hours\b/i],
  ['testimonials', /\btestimonials?\b|\bcustomer (?:quotes|stories)\b/i],
  ['prices', /\bpric(?:es|ing)\b|\bprice (?:list|table|plans?)\b|[€$£]\s?\d/i],
  ['gallery', /\bgaller(?:y|ies)\b|\bphotos of\b/i],
  ['newsletter', /\bnewsletter\b|\bwaiting ?list\b|\bwaitlist\b/i],
  ['contact', /\bcontact(?: form| us| details| page| section)?$|\bcontact form\b/i],
  [
    'about',
    /^(?:an? )?about(?: us| me)?(?: page| section)?$|\bour story\b|^(?:the )?team(?: page| section)?$/i,
  ],
  ['place', /^(?:an? )?(?:map|location|directions|address)\b/i],
] as const;

export type PageSection = (typeof pageSections)[number][0];

const unmistakable = new Set<PageSection>(['hero', 'steps', 'faq', 'hours', 'testimonials']);

/** Whether an idea is about a page for visitors, where `prices` or `gallery` names a part of that page. */
export function isAboutPage(text: string): boolean {
  return /\b(?:landing page|one-page|web ?site|home ?page|web ?page|portfolio|site for|page for)\b/i.test(
    text,
  );
}

/** Which part of a page a noun phrase names: `opening hours Mon–Fri` gives `hours`. */
export function pageSectionIn(phrase: string, isPage: boolean): PageSection | undefined {
  const found = pageSections.find(([, pattern]) => pattern.test(phrase))?.[0];
  return found !== undefined && (isPage || unmistakable.has(found)) ? found : undefined;
}
