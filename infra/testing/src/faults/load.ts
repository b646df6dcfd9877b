import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openNotes } from './notes.js';
import type { RoleSettings } from './role-settings.js';
import { subjectIds } from './subject.js';
import type { SubjectsRepository } from './subjects.repository.js';

const TICK_MS = 10;
/** Beyond this the users of a stopped database would wait in line, not write. */
const MOST_AT_ONCE = 50;

/** The load goes on while the trial's folder holds this file, so that no process is worked to its crash before all are up. */
export const WRITING_FILE = 'writing';

/** Writes at a steady rate while told to, and notes how each write went for the user who made it. */
export class Load implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly subjects: string[];
  private readonly note: ReturnType<typeof openNotes<'commits'>>;
  private timer: NodeJS.Timeout | undefined;
  private allowance = 0;
  private lastTick = 0;
  private underWay = 0;

  constructor(
    private readonly repository: SubjectsRepository,
    private readonly settings: RoleSettings,
  ) {
    this.subjects = subjectIds(settings.SUBJECTS);
    this.note = openNotes(settings.TRIAL_FOLDER, 'commits');
  }

  onApplicationBootstrap() {
    this.lastTick = performance.now();
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  private tick(): void {
    const now = performance.now();
    const since = now - this.lastTick;
    this.lastTick = now;
    if (!existsSync(join(this.settings.TRIAL_FOLDER, WRITING_FILE))) return;
    const rate = this.settings.COMMITS_PER_SECOND;
    // What an outage kept from being written is not made up for afterwards.
    this.allowance = Math.min(this.allowance + (since / 1_000) * rate, Math.max(1, rate / 5));
    for (; this.allowance >= 1 && this.underWay < MOST_AT_ONCE; this.allowance--) void this.write();
  }

  private async write(): Promise<void> {
    const subject = this.subjects[Math.floor(Math.random() * this.subjects.length)] ?? '';
    const one = Math.random() < 0.5 ? ('profile' as const) : ('recipient' as const);
    const began = performance.now();
    this.underWay++;
    try {
      const kinds = Math.random() < this.settings.PAIRS ? (['profile', 'recipient'] as const) : [one];
      const recorded = await this.repository.commit(subject, kinds, new Date());
      this.note({ at: Date.now(), ms: performance.now() - began, recorded });
    } catch (error) {
      const refused = error instanceof Error ? error.name : 'unknown';
      this.note({ at: Date.now(), ms: performance.now() - began, refused });
    } finally {
      this.underWay--;
    }
  }
}
