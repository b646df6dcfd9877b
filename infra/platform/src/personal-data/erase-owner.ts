import { erasureRequested } from '@careward/contracts/identity/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { Clock } from '../app/clock.js';
import type { Log } from '../observability/log.js';
import type { Erasures } from './erasures.js';
import type { ErasureRequest, ErasureRequestVerifier } from './erasure-request.js';
import type { PersonalData } from './personal-data.js';

/** Removes one person from this service when identity asks for it. Every step may be repeated, so a restart repeats. */
export class EraseOwner {
  constructor(
    private readonly verifier: ErasureRequestVerifier,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
    private readonly log: Log,
    /** Absent in a service that keeps nothing about people. */
    private readonly personalData?: PersonalData,
  ) {}

  /** The caller acknowledges once nothing else is left to do. */
  async execute(request: ErasureRequest): Promise<void> {
    this.verifier.verify(request);
    const { erasureId, userId } = request;
    await this.personalData?.destroyKey(userId);
    // Counted and noted before the removal, so that a process that dies in between still tells what there was.
    const removed = (await this.personalData?.count(userId)) ?? {};
    await this.erasures.begin(erasureId, userId, removed, this.clock.now());
    await this.personalData?.remove(userId);
    this.log.info('erased', { erasureId, ...removed });
  }

  hasAcknowledged(erasureId: string): Promise<boolean> {
    return this.erasures.wasAcknowledged(erasureId);
  }

  acknowledge(erasureId: string): Promise<void> {
    return this.erasures.acknowledge(erasureId, this.clock.now());
  }
}

/** Takes identity's request; a service that acknowledges later has a consumer of its own. */
@Controller()
export class OnErasureRequested {
  constructor(private readonly eraseOwner: EraseOwner) {}

  @EventPattern<string>(erasureRequested.type)
  async handle(@Payload() { data }: EventOf<typeof erasureRequested>): Promise<void> {
    await this.eraseOwner.execute(data);
    await this.eraseOwner.acknowledge(data.erasureId);
  }
}
