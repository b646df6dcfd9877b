import { services, type Service } from '@careward/contracts/kernel/service';
import { deadLettersOf, type GatheredDeadLetters } from '@careward/contracts/kernel/dead-letters';
import { gatewayRoutes } from '@careward/contracts/gateway/routes';
import type { Route } from '@careward/contracts/kernel/route';
import { addressesOf, CONFIG } from '@careward/platform/app/environment';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { publicConfigOf } from '../pages/public-config.js';

/** The few rows that no single service can answer. */
@Injectable()
export class OwnAnswers {
  private readonly answers: Map<unknown, () => unknown>;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    private readonly client: ServiceClient,
  ) {
    const addresses: Partial<Record<string, string>> = addressesOf(config);
    const running = services.filter((service) => addresses[service]);
    this.answers = new Map<unknown, () => unknown>([
      [gatewayRoutes.config, () => publicConfigOf(config)],
      [gatewayRoutes.deadLetters, () => this.deadLetters(running)],
    ]);
  }

  /** How to answer this row here; undefined when a service does. */
  of(row: Route): (() => unknown) | undefined {
    return this.answers.get(row);
  }

  /** Whoever looks for set-aside events often does so because a service is down: the others' are shown. */
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
