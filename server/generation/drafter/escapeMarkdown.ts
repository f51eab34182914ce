/**
 * Makes text of the idea safe inside a line of Markdown that is also shown as plain text: one line, no HTML, no
 * heading, quotation, list, emphasis, link or table cell of its own. Look-alikes are used instead of backslashes,
 * because a backslash would be seen.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/`+/g, "'")
    .replace(/\|/g, '¦')
    .replace(/\*+(?=\S)|(?<=\S)\*+/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/~{2,}/g, '~')
    .replace(/\]\(/g, '] (')
    .replace(/\]:/g, '] :')
    .replace(/\\/g, '/')
    .replace(/^(?:[#>=+-]+\s*)+/, '')
    .replace(/^(\d+)[.)]\s/, '$1 ');
}
