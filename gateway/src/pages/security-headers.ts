import helmet from '@fastify/helmet';
import { ANALYTICS_HOSTS } from '@careward/contracts/gateway/addresses';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.js';

const YEAR_S = 365 * 24 * 3_600;

/** Scripts, styles and fonts are no documents: what they may do is said by the page that loads them. */
const PART_OF_A_PAGE = /^\/assets\/[^?]+\.(js|css|woff2)$/;
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * One policy for every answer that may be opened as a document: our own scripts, styles with this answer's nonce, nothing
 * from anywhere else but the analytics service, if one is configured.
 */
export async function setSecurityHeaders(
  fastify: FastifyInstance,
  { PUBLIC_URL, ANALYTICS_ID }: Pick<GatewayConfig, 'PUBLIC_URL' | 'ANALYTICS_ID'>,
): Promise<void> {
  const https = PUBLIC_URL.startsWith('https:');
  const analytics = ANALYTICS_ID ? ANALYTICS_HOSTS : null;
  await fastify.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(analytics ? [analytics.script] : [])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(analytics ? [analytics.collect] : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https && { maxAge: YEAR_S, includeSubDomains: true },
    // For browsers that do not know frame-ancestors.
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    // A page loads twenty of them, each with a kilobyte that nothing reads.
    if (reply.statusCode < 400 && PART_OF_A_PAGE.test(request.url)) {
      for (const header of FOR_DOCUMENTS) void reply.removeHeader(header);
      return done(null, payload);
    }
    void reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(self), browsing-topics=()',
    );
    done(null, payload);
  });
}
