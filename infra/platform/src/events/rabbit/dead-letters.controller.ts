import { deadLettersOf, type DeadLetter } from '@careward/contracts/kernel/operations';
import { Controller, Inject } from '@nestjs/common';
import { CONFIG, type ServiceConfig } from '../../app/environment.js';
import { unavailable } from '../../http/problem-error.js';
import { Internal } from '../../http/route.decorator.js';
import { listDeadLetters, withBroker } from './dead-letters.js';
import { Topology } from './topology.js';

/** More of one queue is an outage, not a list to read. */
const MAX_PER_QUEUE = 500;

/** Tells what this service's consumers have set aside. */
@Controller()
export class DeadLettersController {
  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly topology: Topology,
  ) {}

  @Internal(deadLettersOf('identity'))
  async list(): Promise<DeadLetter[]> {
    const queues = this.topology.consumers.map(({ deadLetters }) => deadLetters);
    const list = withBroker(this.config.AMQP_URL, (broker) => listDeadLetters(broker, queues, MAX_PER_QUEUE));
    return list.catch(() => {
      throw unavailable();
    });
  }
}
