import type { Clock } from '../app/clock.js';
import type { Log } from '../observability/log.js';
import type { Erasures } from './erasures.js';
import type { ErasureRequest, ErasureRequestVerifier } from './erasure-request.js';
import type { PersonalData } from './personal-data.js';

/**
 * Removes one person from a service, if identity asks for it: bars, counts, removes. Every step may be repeated, so a
 * restart just repeats.
 */
export class EraseOwner {
  constructor(
    private readonly verifier: ErasureRequestVerifier,
    private readonly personalData: PersonalData,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** The caller acknowledges once nothing else is left to do. */
  async execute(request: ErasureRequest): Promise<void> {
    this.verifier.verify(request);
    const { erasureId, userId } = request;
    await this.personalData.bar(userId);
    // Counted and noted before the removal: a process that dies in between still tells what there was.
    const removed = await this.personalData.count(userId);
    await this.erasures.begin(erasureId, userId, removed, this.clock.now());
    await this.personalData.remove(userId);
    this.log.info('erased', { erasureId, ...removed });
  }

  hasAcknowledged(erasureId: string): Promise<boolean> {
    return this.erasures.wasAcknowledged(erasureId);
  }

  acknowledge(erasureId: string): Promise<void> {
    return this.erasures.acknowledge(erasureId, this.clock.now());
  }
}
