import { Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Database } from '../mongo/database.js';

/** Degraded: something that the process does without is away. */
export type Ready = 'ready' | 'degraded';

/** The process is ready while every database that it needs answers. */
@Injectable()
export class Readiness {
  private readonly databases: Database[] = [];
  private readonly caches: Pick<Redis, 'status'>[] = [];

  needs(database: Database): void {
    this.databases.push(database);
  }

  wants(redis: Pick<Redis, 'status'>): void {
    this.caches.push(redis);
  }

  /** Rejects when something that is needed does not answer. */
  async check(): Promise<Ready> {
    await Promise.all(this.databases.map(ping));
    return this.caches.every(({ status }) => status === 'ready') ? 'ready' : 'degraded';
  }
}

const ping = ({ db }: Database) => db?.command({ ping: 1 }) ?? Promise.reject(new Error('no database'));
