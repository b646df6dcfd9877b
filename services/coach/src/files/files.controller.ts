import { Readable } from 'node:stream';
import { coachRoutes } from '@careward/contracts/coach/routes';
import {
  changePaper,
  type ChangePaper,
  deletePaper,
  type DeletePaper,
  type Paper,
} from '@careward/contracts/coach/papers';
import {
  type Upload,
  type UploadedFile,
  uploadSignature,
  type UploadSignature,
} from '@careward/contracts/coach/schemas';
import { DECLARED_TYPE_HEADER } from '@careward/contracts/kernel/http';
import { CurrentPrincipal, UserId } from '@careward/platform/http/principal.guard';
import { notSignedIn } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Body, Controller, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DescribePaper, ListPapers } from './papers.js';
import { DeleteFiles, OpenFile } from './stored-files.js';
import { GrantUpload, ReceiveFile } from './upload-file.js';

@Controller()
export class FilesController {
  constructor(
    private readonly grantUpload: GrantUpload,
    private readonly receiveFile: ReceiveFile,
    private readonly openFile: OpenFile,
    private readonly deleteFiles: DeleteFiles,
    private readonly listPapers: ListPapers,
    private readonly describePaper: DescribePaper,
  ) {}

  @Route(coachRoutes.upload)
  async upload(@CurrentPrincipal() principal: Principal): Promise<Upload> {
    if (principal.kind !== 'user') throw notSignedIn();
    const { userId: owner, sessionId } = principal;
    return { uploadURL: await this.grantUpload.execute({ owner, sessionId }) };
  }

  @Route(coachRoutes.putFile)
  put(
    @Param('id') id: string,
    @Query({ schema: uploadSignature }) { exp, sig }: UploadSignature,
    @Req() { body, headers }: FastifyRequest,
  ): Promise<UploadedFile> {
    const declaredType = (headers[DECLARED_TYPE_HEADER]?.toString() ?? '').split(';', 1)[0]?.trim() ?? '';
    // A call without a body has none to read.
    const bytes = body instanceof Readable ? body : Readable.from([]);
    return this.receiveFile.execute(id, { exp, sig, declaredType: declaredType.toLowerCase(), body: bytes });
  }

  @Route(coachRoutes.getFile)
  async get(
    @UserId() owner: string,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { bytes, type, filename } = await this.openFile.execute(owner, id);
    // Only what we drew ourselves is shown within a page; nothing of a file may run.
    const shown = type.startsWith('image/') ? 'inline' : 'attachment';
    void reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    return new StreamableFile(bytes, {
      type,
      disposition: contentDisposition(filename, { type: shown }),
      length: bytes.length,
    });
  }

  @Route(coachRoutes.fileStatus)
  status(@UserId() owner: string, @Param('id') id: string): Promise<UploadedFile> {
    return this.openFile.status(owner, id);
  }

  @Route(coachRoutes.papers)
  papers(@UserId() owner: string): Promise<Paper[]> {
    return this.listPapers.execute(owner);
  }

  @Route(coachRoutes.changePaper)
  change(
    @UserId() owner: string,
    @Param('id') id: string,
    @Body({ schema: changePaper }) change: ChangePaper,
  ): Promise<Paper> {
    return this.describePaper.execute(owner, id, change);
  }

  @Route(coachRoutes.deleteFile)
  async delete(
    @UserId() owner: string,
    @Param('id') id: string,
    @Query({ schema: deletePaper }) { only }: DeletePaper,
  ): Promise<{ success: true }> {
    if (only === 'unsent') await this.deleteFiles.unsent(owner, id);
    else await this.deleteFiles.forGood(owner, id);
    return { success: true };
  }
}
