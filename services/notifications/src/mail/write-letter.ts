import { erasureContact, verificationMail } from '@careward/contracts/internal/calls';
import { CONFIG } from '@careward/platform/config/environment';
import { ServiceClient } from '@careward/platform/http/service-client';
import { Inject, Injectable } from '@nestjs/common';
import type { WorkerConfig } from '../config.js';
import type { Mail } from './mail.js';
import { erasureLetter } from '../letters/erasure-letter.js';
import type { Letter } from '../letters/letter.js';
import { verificationLetter } from '../letters/verification-letter.js';

/** Asks identity, at the last moment, whom a mail is for, and writes it. */
@Injectable()
export class WriteLetter {
  constructor(
    private readonly services: ServiceClient,
    @Inject(CONFIG) private readonly config: WorkerConfig,
  ) {}

  /** Null when identity has nothing to send any more. */
  async execute({ kind, refs }: Mail): Promise<{ address: string; letter: Letter } | null> {
    if (kind === 'verification') {
      const told = await this.services.ask(verificationMail, refs);
      return told && { address: told.address, letter: verificationLetter(told, this.config) };
    }
    const told = await this.services.ask(erasureContact, refs);
    return told && { address: told.address, letter: erasureLetter(refs.erasureId, told.locale, this.config) };
  }
}
