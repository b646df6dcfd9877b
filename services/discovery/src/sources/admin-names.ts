import { personContact } from '@careward/contracts/identity/internal-calls';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';

/** The first names of the admins in an audit, which keeps their ids. */
@Injectable()
export class AdminNames {
  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async namesOf(userIds: readonly string[]): Promise<Map<string, string | null>> {
    const each = [...new Set(userIds)].map(async (id) => [id, await this.nameOf(id)] as const);
    return new Map(await Promise.all(each));
  }

  /** Null when the account is gone, or identity does not answer: a name is no reason to hide the audit. */
  private async nameOf(userId: string): Promise<string | null> {
    try {
      return (await this.services.ask(personContact, { params: { userId } }))?.firstName ?? null;
    } catch (error) {
      this.log.warn('the name of an admin is not known', { error });
      return null;
    }
  }
}
