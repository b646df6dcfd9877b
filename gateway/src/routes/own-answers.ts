import { catalog } from '@careward/contracts/event-catalog';
import { gatewayRoutes, queueBoardRoutes } from '@careward/contracts/gateway/routes';
import { deadLettersOf, type GatheredDeadLetters } from '@careward/contracts/kernel/operations';
import type { Route } from '@careward/contracts/kernel/route';
import { services, type Service } from '@careward/contracts/kernel/service';
import { asyncApi } from '@careward/contracts/published/asyncapi';
import { openApi } from '@careward/contracts/published/openapi';
import { routeTable } from '@careward/contracts/route-table';
import { addressesOf, CONFIG } from '@careward/platform/app/environment';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { publicConfigOf, type GatewayConfig } from '../config.js';
import { QueueBoards } from '../queue-board/queue-boards.js';
import { BrowserCookies } from '../sessions/credentials.js';

type OwnAnswer = (request: FastifyRequest) => unknown;

/** The rows that the gateway answers itself. */
@Injectable()
export class OwnAnswers {
  private readonly answers: Map<unknown, OwnAnswer>;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly client: ServiceClient,
    queueBoards: QueueBoards,
  ) {
    const { session } = new BrowserCookies(config.PUBLIC_URL);
    const addresses: Partial<Record<string, string>> = addressesOf(config);
    const running = services.filter((service) => addresses[service]);
    this.answers = new Map<unknown, OwnAnswer>([
      [gatewayRoutes.config, () => publicConfigOf(config)],
      [gatewayRoutes.heldSession, ({ headers }) => ({ cookie: session.read(headers.cookie) !== null })],
      [gatewayRoutes.deadLetters, () => this.deadLetters(running)],
      [gatewayRoutes.docs, () => openApi(routeTable)],
      [gatewayRoutes.eventDocs, () => asyncApi(catalog)],
      ...queueBoardRoutes.map(({ read, row }): [unknown, OwnAnswer] => [
        row,
        (request) => queueBoards.read(read, request),
      ]),
    ]);
  }

  /** How to answer this row here; undefined when a service does. */
  of(row: Route): OwnAnswer | undefined {
    return this.answers.get(row);
  }

  /** People look at dead letters when a service is down, so that service is named and the others' are shown. */
  private async deadLetters(running: readonly Service[]): Promise<GatheredDeadLetters> {
    const asked = await Promise.all(
      running.map(async (service) => ({
        service,
        letters: await this.client.ask(deadLettersOf(service), {}).catch(() => null),
      })),
    );
    return {
      letters: asked.flatMap(({ letters }) => letters ?? []),
      notReached: asked.filter(({ letters }) => !letters).map(({ service }) => service),
    };
  }
}
