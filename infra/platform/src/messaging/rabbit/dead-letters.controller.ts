import { deadLettersOf, type DeadLetter } from '@careward/contracts/internal/dead-letters';
import { Controller, Inject } from '@nestjs/common';
import { connect } from 'amqplib';
import { CONFIG, type ServiceConfig } from '../../config/environment.js';
import { unavailable } from '../../errors/refusal.js';
import { Internal } from '../../http/route.decorator.js';
import { listDeadLetters } from './dead-letters.js';
import { Topology } from './topology.js';

/** Tells what this service's consumers have set aside. Asked rarely, so it opens a connection of its own. */
@Controller()
export class DeadLettersController {
  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly topology: Topology,
  ) {}

  @Internal(deadLettersOf('identity'))
  async list(): Promise<DeadLetter[]> {
    const connection = await connect(this.config.AMQP_URL).catch(() => {
      throw unavailable();
    });
    try {
      return await listDeadLetters(
        connection,
        this.topology.consumers.map(({ deadLetters }) => deadLetters),
      );
    } finally {
      await connection.close();
    }
  }
}
