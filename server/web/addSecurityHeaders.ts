import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SecurityHeaderOptions {
  /** Other origins that the page may call. */
  connectOrigins: readonly string[];
  /** The product's public origin. */
  appUrl: string;
}

/** Adds the content security policy and the other security headers to every response. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { connectOrigins, appUrl }: SecurityHeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Emotion creates style elements, and a mockup's preview inherits this policy with its inline CSS.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // data: for images embedded in a mockup.
        imgSrc: ["'self'", 'data:'],
        // data: for fonts embedded in a mockup.
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...connectOrigins],
        manifestSrc: ["'self'"],
        // A srcdoc frame has no URL and is still shown; it cannot navigate anywhere.
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // Browsers ignore it over plain http, such as on localhost; over https they remember it for a year.
    strictTransportSecurity: appUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    // URLs can contain a code or a token.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    xContentTypeOptions: true,
    // Disabled: these headers control features that current browsers no longer have.
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    done();
  });
}
