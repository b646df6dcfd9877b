import { Injectable } from '@nestjs/common';
import type { Database } from '../mongo/database.js';

/** The process is ready while every database that it needs answers. */
@Injectable()
export class Readiness {
  private readonly databases: Database[] = [];

  needs(database: Database): void {
    this.databases.push(database);
  }

  /** Rejects when something does not answer. */
  async check(): Promise<void> {
    await Promise.all(this.databases.map(ping));
  }
}

const ping = ({ db }: Database) => db?.command({ ping: 1 }) ?? Promise.reject(new Error('no database'));
