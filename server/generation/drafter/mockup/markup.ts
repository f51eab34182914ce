import { escapeHtml } from '../../../escapeHtml';

/** Escaped HTML. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Values for {@link markup}: text is escaped, markup is not. */
export type Content = Markup | string | number | false | undefined | readonly Content[];

/** A template tag that escapes every text in it, so that no text of an idea becomes markup. */
export function markup(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(strings.map((string, index) => string + sourceOf(values[index])).join(''));
}

function sourceOf(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Markup) return content.source;
  if (typeof content === 'object') return content.map(sourceOf).join('');
  return escapeHtml(String(content));
}
