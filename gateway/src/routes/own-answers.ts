import { services } from '@careward/contracts/events/event';
import { deadLettersOf, type DeadLetter } from '@careward/contracts/internal/dead-letters';
import { gatewayRoutes } from '@careward/contracts/routes/gateway';
import type { Route } from '@careward/contracts/routes/route';
import { addressesOf, CONFIG } from '@careward/platform/config/environment';
import { unavailable } from '@careward/platform/errors/refusal';
import { ServiceClient } from '@careward/platform/http/service-client';
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

  private async deadLetters(running: readonly (typeof services)[number][]): Promise<DeadLetter[]> {
    const gathered = await Promise.all(
      running.map((service) => this.client.ask(deadLettersOf(service), {})),
    ).catch(() => {
      throw unavailable();
    });
    return gathered.flatMap((letters) => letters ?? []);
  }
}
