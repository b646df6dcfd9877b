import { checkVerification } from '@careward/contracts/identity/sign-up';
import { readInput } from '@careward/platform/http/read-input';
import { Injectable } from '@nestjs/common';
import { linkStepRefused } from '../mail-links/link-refused.domain.js';
import { VerifiedApplicants } from './verified-applicants.js';

/** Whose sign-up a link belongs to, so that people see that it is theirs before they choose a password. */
@Injectable()
export class CheckVerification {
  constructor(private readonly verified: VerifiedApplicants) {}

  async execute(body: object): Promise<{ firstName: string }> {
    const { data, error } = readInput(checkVerification, body);
    const verified = data ? await this.verified.findByToken(data.token) : null;
    if (!verified) throw linkStepRefused(error?.issues ?? [], false);
    return { firstName: verified.applicant.firstName };
  }
}
