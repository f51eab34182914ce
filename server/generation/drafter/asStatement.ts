const asked =
  /^(?:(?:can|could|would)\s(?:you|we|someone|somebody)(?:\splease)?\s(?:make|build|create|design)(?:\sme)?|what if (?:there (?:was|were)|we had|you had))\s(an?\s.+?)\?$/i;

/**
 * Puts a sentence into the order that the rules read: `For every sale the system records who` gives `the system
 * records who for every sale.`, and `Can you make an app that …?` gives `An app that ….`
 */
export function asStatement(text: string): string {
  const product = asked.exec(text)?.[1];
  if (product !== undefined) return `${product.charAt(0).toUpperCase()}${product.slice(1)}.`;
  const [, when = '', rest = ''] =
    /^(for (?:every|each) [\w -]{2,50}?),?\s((?:the (?:system|app|tool|platform|product)|it)\s[^.]+)\.?$/i.exec(
      text,
    ) ?? [];
  return rest === '' ? text : `${rest} ${when.charAt(0).toLowerCase()}${when.slice(1)}.`;
}
