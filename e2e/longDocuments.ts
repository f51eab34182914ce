interface LongDocument {
  name: string;
  text: string;
  /** Some text of its last block, as the formatted view shows it. */
  last: string;
}

/** Unlikely but possible answers of a language model. */
export const longDocuments: readonly LongDocument[] = [
  {
    name: '1 MB of paragraphs',
    text: `${'Some words in a paragraph, with **weight**.\n\n'.repeat(23_000)}The last words.`,
    last: 'The last words.',
  },
  {
    name: '1 MB of requirements',
    text: `${Array.from(
      { length: 6000 },
      (_, index) =>
        `### R${index} Requirement\n\n- R${index} The app shall be fast, and list **workshops**, etc.\n- Q9 Who pays for it?\n\n| Id | Text |\n| - | - |\n| a${index} | b |\n\n`,
    ).join('')}The last words.`,
    last: 'The last words.',
  },
  {
    name: 'one line of 200,000 characters',
    text: `${'word **weight** `code` '.repeat(8700)}The last words.`,
    last: 'The last words.',
  },
  {
    name: '5,000 headings',
    text: `${'## A heading\n\nIts text.\n\n'.repeat(5000)}The last words.`,
    last: 'The last words.',
  },
  {
    name: 'an unclosed fence and table',
    text: `| a | b |\n| - | - |\n${'| c | d |\n'.repeat(5000)}\n\`\`\`\n${'code\n'.repeat(2000)}The last words.`,
    last: 'The last words.',
  },
  {
    name: 'right-to-left text',
    text: `${'# עברית\n\n- פריט **ראשון**\n\n| א | ב |\n| - | - |\n| ג | ד |\n\n'.repeat(1500)}המילים האחרונות.`,
    last: 'המילים האחרונות.',
  },
];
