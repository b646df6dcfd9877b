import type { Readable } from 'node:stream';
import { personFile, personFiles } from '@careward/contracts/coach/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import type { Language } from '@careward/contracts/kernel/languages';
import { personExportOf, servicesWithPersonalData } from '@careward/contracts/kernel/person-export';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { CurrentPrincipal } from '@careward/platform/http/principal.guard';
import { notSignedIn, unavailable } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { ServiceClient, ServiceUnreachable } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Controller, Headers, Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { ListSessions } from '../sessions/sessions.js';
import { UsersRepository } from '../user/users.repository.js';
import { dataText, fileName, type Part, readMe, type ZippedFile, zipOf } from './archive.js';

type Requester = { userId: string; sessionId: string };

/**
 * Everything that is kept about a person, as one file. It begins only when every service has begun its part, and breaks
 * off when one of them does: a browser then saves nothing.
 */
@Injectable()
export class ExportData {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: ListSessions,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async execute(asking: Requester, language: Language): Promise<{ name: string; content: Readable }> {
    const { userId } = asking;
    const now = this.clock.now();
    const account = await this.users.export(userId);
    if (!account) throw notSignedIn();
    const signedInDevices = (await this.sessions.execute(asking)).map(({ id: _, ...device }) => device);
    const reading = new AbortController();
    const { parts, files } = await this.open(userId, language, reading);
    const content = zipOf(
      [
        readMe(this.config, language, now),
        { name: 'data.json', content: dataText({ exportedAt: now, account, signedInDevices }, parts) },
        ...files,
      ],
      now,
    );
    content.on('error', (error) => this.log.warn('data export broke off', { userId, error }));
    content.on('close', () => reading.abort());
    this.log.info('data exported', { userId });
    return { name: fileName(this.config, now), content };
  }

  /** All services' parts, begun at the same time, and the files, of which each is begun when it is written. */
  private async open(
    userId: string,
    language: Language,
    reading: AbortController,
  ): Promise<{ parts: Part[]; files: ZippedFile[] }> {
    const body = { userId, language };
    try {
      const [files, ...parts] = await Promise.all([
        // A copy of the coach from before there were files knows of none.
        this.services.ask(personFiles, { body: { userId } }).then((found) => found ?? []),
        ...servicesWithPersonalData.map(async (service) => ({
          service,
          text: await this.services.open(personExportOf(service), { body }, reading.signal),
        })),
      ]);
      const file = ({ id, name }: { id: string; name: string }) => ({
        name: `files/${name}`,
        content: this.fileOf(userId, id, reading.signal),
      });
      return { parts, files: files.map(file) };
    } catch (error) {
      reading.abort();
      if (!(error instanceof ServiceUnreachable)) throw error;
      // A service refuses for somebody who has just been erased.
      if (!(await this.users.find(userId))) throw notSignedIn();
      this.log.warn('data not exported', { userId, error });
      throw unavailable();
    }
  }

  private async *fileOf(userId: string, fileId: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    yield* await this.services.open(personFile, { params: { fileId }, body: { userId } }, signal);
  }
}

@Controller()
export class ExportController {
  constructor(private readonly exportData: ExportData) {}

  @Route(identityRoutes.exportData)
  async download(
    @CurrentPrincipal() principal: Principal,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Promise<StreamableFile> {
    if (principal.kind !== 'user') throw notSignedIn();
    const { name, content } = await this.exportData.execute(principal, preferredLanguage(acceptLanguage));
    const { download } = identityRoutes.exportData;
    return new StreamableFile(content, { type: download, disposition: `attachment; filename="${name}"` });
  }
}
