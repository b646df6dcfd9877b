import type { Role } from '@careward/contracts/identity/roles';
import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { EmailIndex } from './email-index.js';

/** The configuration alone says who is a super admin, so that removing an address from it takes the role away. */
@Injectable()
export class SuperAdmins {
  private readonly indexes: ReadonlySet<string>;

  constructor(@Inject(CONFIG) config: IdentityConfig, emailIndex: EmailIndex) {
    this.indexes = new Set(config.SUPER_ADMIN_EMAILS.map((address) => emailIndex.of(address)));
  }

  roleOf(emailIndex: string): Role {
    return this.indexes.has(emailIndex) ? 'super_admin' : 'caregiver';
  }
}
