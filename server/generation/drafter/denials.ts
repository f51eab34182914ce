interface Denial {
  /** A refusal that it is found in. */
  said: RegExp;
  /** What would contradict that refusal. */
  contrary: RegExp;
}

const denials: readonly Denial[] = [
  {
    said: /\b(?:accounts?|log[- ]?ins?|sign[- ]?(?:ups?|ins?)|registration|passwords?)\b/i,
    contrary:
      /\b(?:accounts?|log[- ]?ins?|log in|signs? (?:up|in)|sign-(?:up|in)|passwords?|profiles?|onboarding|export and delete their own data)\b/i,
  },
  {
    said: /\b(?:cloud|servers?|backend)\b/i,
    contrary: /\b(?:cloud|another device|sync\w*|in the browser)\b/i,
  },
  { said: /\b(?:ads?|advert\w+)\b/i, contrary: /\bad revenue\b/i },
  {
    said: /\b(?:payments?|paywall|subscriptions?|in-app purchases?)\b/i,
    contrary: /\b(?:payments?|charge[ds]?|checkout|card data|card numbers)\b/i,
  },
  {
    said: /\b(?:notifications?|e-?mails?|push|spam)\b/i,
    contrary: /\b(?:notifications?|messages go out|e-mail)\b/i,
  },
  {
    said: /\b(?:chat|messag\w+|comments?|social)\b/i,
    contrary: /\b(?:abuse|write to whom|chat|comments?)\b/i,
  },
  { said: /\b(?:ai|machine learning|llm)\b/i, contrary: /\b(?:ai|model|suggestions?)\b/i },
  { said: /\b(?:gps|location|tracking)\b/i, contrary: /\b(?:location|gps)\b/i },
  { said: /\b(?:offline)\b/i, contrary: /\boffline\b/i },
  {
    said: /\b(?:mobile app|native app|app store|apps?)\b/i,
    contrary: /\b(?:iOS|Android|phone app)\b/,
  },
];

/**
 * Tells what would contradict the refusals of an idea: after "No accounts needed" no line may speak of signing in.
 *
 * @param refusals sentences that say what the product is not to do
 */
export function contradictionTo(refusals: readonly string[]): (line: string) => boolean {
  const found = denials.filter(({ said }) => refusals.some((line) => said.test(line)));
  return (line) => found.some(({ contrary }) => contrary.test(line));
}
