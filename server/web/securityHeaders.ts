export interface SecurityHeaderOptions {
  /** Other origins that the page may call. */
  connectOrigins: readonly string[];
  /** The product's public origin. */
  appUrl: string;
}

/** The content security policy and the other security headers of every response. */
export function securityHeaders({
  connectOrigins,
  appUrl,
}: SecurityHeaderOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion creates style elements, and a mockup's preview inherits this policy with its inline CSS.
    "style-src 'self' 'unsafe-inline'",
    // data: for images and fonts embedded in a mockup.
    "img-src 'self' data:",
    "font-src 'self' data:",
    ['connect-src', "'self'", ...connectOrigins].join(' '),
    "manifest-src 'self'",
    // A srcdoc frame has no URL and is still shown; it cannot navigate anywhere.
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // The page's scripts define the policy (src/trustedTypes.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    // URLs can contain a code or a token.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Browsers ignore it over plain http, such as on localhost; over https they remember it for a year.
    ...(appUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
