import type { Readable } from 'node:stream';
import { filePath, fileRefusals, type FileRefusal, UPLOAD } from '@careward/contracts/coach/files';
import type { UploadedFile } from '@careward/contracts/coach/schemas';
import { MINUTE } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { notFound, ProblemError, tooManyRequests } from '@careward/platform/http/problem-error';
import { liveAmong } from '@careward/platform/internal-calls/live-sessions';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Inject, Injectable } from '@nestjs/common';
import { BlobStore, storageAway } from './blob-store.js';
import { bytesField, type FileDocument, type StoredDocument } from './file-document.js';
import { FileRepository, type Grantee, type NewFile } from './file.repository.js';
import { paperKindOf } from '../answering/files/paper-kind.domain.js';
import { ReadUpload } from './reading/read-upload.js';
import { receiveBytes } from './receive-bytes.js';
import type { Clamd } from './scanner.js';
import { UploadLinks } from './upload-link.js';

/** Injection token of the virus scanner; null where none is configured. */
export const SCANNER = Symbol('scanner');

/** Uploads that one copy holds in its memory, each of UPLOAD.bytes at most. */
const AT_ONCE = 16;
/** For the file to arrive, to be looked at and to be stored: a receipt that is older has been left behind. */
const RECEIPT = UPLOAD.within + 1.5 * MINUTE;
const TRY_LATER = 5;

/** Grants an upload, and answers its address. */
@Injectable()
export class GrantUpload {
  constructor(
    private readonly files: FileRepository,
    private readonly links: UploadLinks,
    private readonly clock: Clock,
  ) {}

  async execute(grantee: Grantee): Promise<string> {
    const { owner } = grantee;
    const [id, now] = [newId(), this.clock.now()];
    const expiresAt = await this.files.grant(grantee, id, now);
    // Counted after the write: of calls that race for the last place, too many are refused rather than too few.
    const { files, bytes } = await this.files.share(owner, now);
    if (files > UPLOAD.files || bytes >= UPLOAD.totalBytes) {
      await this.files.deleteUnsent(owner, id);
      throw tooManyFiles();
    }
    return this.links.to({ id, ...grantee, expiresAt });
  }
}

type UploadRequest = {
  exp?: string | undefined;
  sig?: string | undefined;
  declaredType: string;
  body: Readable;
};

/**
 * Takes the one file of a granted upload: received, scanned, read and sealed before its person is told that it is kept.
 * The bytes are stored before the document says so; what a process that dies leaves of them is swept. What fails may be
 * begun again as long as the link holds.
 */
@Injectable()
export class ReceiveFile {
  private receiving = 0;

  constructor(
    private readonly files: FileRepository,
    private readonly links: UploadLinks,
    private readonly reading: ReadUpload,
    private readonly blobs: BlobStore,
    private readonly personalData: PersonalData,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(SCANNER) private readonly scanner: Pick<Clamd, 'scan'> | null,
  ) {}

  async execute(id: string, sent: UploadRequest): Promise<UploadedFile> {
    const now = this.clock.now();
    const granted = await this.files.findGranted(id);
    if (!granted || !this.links.isOf({ ...granted, id }, sent) || granted.expiresAt <= now)
      throw linkNotValid();
    await this.refuseEnded(granted);
    if (this.receiving >= AT_ONCE) throw tooManyRequests(TRY_LATER);
    this.receiving++;
    try {
      return await this.receive(granted, sent, now);
    } finally {
      this.receiving--;
    }
  }

  /** Whoever was signed out elsewhere must not go on with an address from before (ADR 0058). */
  private async refuseEnded({ owner, sessionId }: FileDocument): Promise<void> {
    const live = await liveAmong(this.services, { userId: owner, sessionIds: [sessionId] });
    if (live.includes(sessionId)) return;
    this.log.info('upload refused: its session has ended', { userId: owner });
    throw signedOut();
  }

  private async receive(
    { _id: id, owner }: FileDocument,
    sent: UploadRequest,
    now: Date,
  ): Promise<UploadedFile> {
    const holder = newId();
    const receipt = { holder, until: new Date(now.getTime() + RECEIPT) };
    if (!(await this.files.receive(owner, id, receipt, now))) throw begunBefore();
    try {
      const share = await this.files.share(owner, now);
      if (share.receiving.indexOf(holder) >= UPLOAD.atOnce) throw tooManyRequests(TRY_LATER);
      await this.reading.refuseOverspent(owner);
      const bytes = await receiveBytes(sent.body);
      if (bytes.length === 0) throw fileRefused('empty');
      if (share.bytes + bytes.length > UPLOAD.totalBytes) throw tooManyFiles();
      const { bytes: kept, ...file } = await this.look(owner, bytes, sent.declaredType);
      const isStored = await this.personalData.write(owner, async (owned) => {
        await this.blobs.put({ owner, id: file.blob }, owned.sealBytes(bytesField(file.blob), kept));
        return this.files.store(owned, { id, owner, holder }, file, this.clock.now());
      });
      if (isStored) return uploadedFileOf(id, file);
      // Its time was over, and it was swept meanwhile.
      await this.blobs.delete({ owner, id: file.blob }).catch(() => undefined);
      throw notFound('file');
    } catch (error) {
      await this.files
        .release(owner, id, holder)
        .catch((failed: unknown) => this.log.warn('upload not released', { file: id, error: failed }));
      throw error;
    }
  }

  /** What is known of a file, with the bytes to keep. Throws for one that is not kept. */
  private async look(
    owner: string,
    bytes: Buffer,
    declaredType: string,
  ): Promise<NewFile & { bytes: Buffer }> {
    await this.scan(bytes);
    const read = await this.reading.execute(owner, bytes, declaredType);
    if (read.status === 'refused') {
      this.log.info('file refused', { reason: read.reason });
      throw fileRefused(read.reason);
    }
    const { type, status, reason, pages, missing, text } = read;
    const kept = read.image ?? { bytes, type };
    return {
      type,
      keptAs: kept.type,
      bytes: kept.bytes,
      size: kept.bytes.length,
      blob: newId(),
      reading: status,
      reason,
      pages,
      missing: [...missing],
      text,
      kind: paperKindOf(text)?.kind ?? null,
      scanned: this.scanner !== null,
    };
  }

  private async scan(bytes: Buffer): Promise<void> {
    const scanned = await this.scanner?.scan(bytes);
    if (scanned === 'infected') {
      this.log.warn('file refused', { reason: 'infected' });
      throw fileRefused('infected');
    }
    if (scanned === 'unknown') throw storageAway(new Error('clamd does not answer'));
  }
}

export const uploadedFileOf = (
  id: string,
  {
    type,
    size,
    reading,
    reason,
    pages,
    missing = [],
  }: Pick<StoredDocument, 'type' | 'size' | 'reading' | 'reason' | 'pages' | 'missing'>,
): UploadedFile => ({ id, path: filePath(id), type, size, status: reading, reason, pages, missing });

const fileRefused = (reason: FileRefusal) =>
  new ProblemError({ status: 422, code: 'file-refused', detail: fileRefusals[reason] });

/** The same for an unknown id, so that nobody learns which there are. */
const linkNotValid = () =>
  new ProblemError({
    status: 403,
    code: 'upload-link',
    detail: 'The time to send this file is over. Please attach it again.',
  });

const signedOut = () =>
  new ProblemError({
    status: 403,
    code: 'upload-signed-out',
    detail: 'You were signed out before this file was sent. Please sign in and attach it again.',
  });

const begunBefore = () =>
  new ProblemError({
    status: 409,
    code: 'upload-begun',
    detail: 'This file is already being sent. Please wait a moment, or attach it again.',
  });

const tooManyFiles = () =>
  new ProblemError({
    status: 409,
    code: 'too-many-files',
    detail: `You have as many files as we can keep for you: ${UPLOAD.files}, or ${UPLOAD.totalBytes / 1024 / 1024} MB. Please delete files that you no longer need in “My papers”.`,
  });
