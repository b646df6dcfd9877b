import { identityRoutes } from '@careward/contracts/identity/routes';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { CurrentPrincipal } from '@careward/platform/http/principal.guard';
import { notSignedIn } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { ExportData } from './export-data.js';

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
