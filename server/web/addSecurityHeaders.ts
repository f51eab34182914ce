import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SecurityHeaderOptions {
  /** Origins besides its own that the page may call. */
  connectOrigins: readonly string[];
  /** The product's public origin. */
  appUrl: string;
}

/** Adds the content security policy and the other security headers to every answer of the server. */
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
        // Emotion writes style elements, and a mockup's preview inherits this policy with its inline CSS.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // data: for pictures that a mockup carries inside itself.
        imgSrc: ["'self'", 'data:'],
        // data: likewise.
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...connectOrigins],
        manifestSrc: ["'self'"],
        // A frame by srcdoc has no address of its own and is shown all the same; it can go nowhere else.
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // Over plain http, as on localhost, browsers ignore it; where https is promised it is kept for a year.
    strictTransportSecurity: appUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    // Addresses here can hold a code or a token.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    xContentTypeOptions: true,
    // Left out: they steer features that today's browsers no longer have.
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
