import helmet from '@fastify/helmet';
import { ANALYTICS_HOSTS } from '@careward/contracts/gateway/addresses';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.js';

const YEAR_S = 365 * 24 * 3_600;

/**
 * One policy for every answer: our own scripts, styles with this answer's nonce, nothing from anywhere else but the
 * analytics service, if one is configured.
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
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(self), browsing-topics=()',
    );
    done(null, payload);
  });
}
