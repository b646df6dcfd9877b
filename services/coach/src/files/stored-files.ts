import { fileTypes } from '@careward/contracts/coach/files';
import type { UploadedFile } from '@careward/contracts/coach/schemas';
import { HOUR } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import { attemptEach, type PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import type { ExternalStore } from '@careward/platform/personal-data/personal-data';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type BlobName, BlobStore } from './blob-store.js';
import { bytesField, nameOf, type StoredDocument } from './file-document.js';
import { FileRepository } from './file.repository.js';
import { uploadedFileOf } from './upload-file.js';

type OpenedFile = { bytes: Buffer; type: string; filename: string };

/** A person's own file. */
@Injectable()
export class OpenFile {
  constructor(
    private readonly files: FileRepository,
    private readonly blobs: BlobStore,
    private readonly vault: Vault,
  ) {}

  async execute(owner: string, id: string): Promise<OpenedFile> {
    const file = await this.find(owner, id);
    const sealed = await this.blobs.get({ owner, id: file.blob });
    if (!sealed) throw notFound('file');
    const vault = await this.vault.toRead(owner);
    return {
      bytes: vault.openBytes(bytesField(file.blob), sealed),
      type: file.keptAs,
      filename: savedName(nameOf(file, vault) ?? '', file),
    };
  }

  async status(owner: string, id: string): Promise<UploadedFile> {
    return uploadedFileOf(id, await this.find(owner, id));
  }

  private async find(owner: string, id: string): Promise<StoredDocument> {
    const file = await this.files.findStored(owner, id);
    if (!file) throw notFound('file');
    return file;
  }
}

/** A picture that was drawn again as another kind ends as that does. */
function savedName(name: string, { type, keptAs }: StoredDocument): string {
  const [ending] = fileTypes[keptAs];
  if (name === '') return `file.${ending}`;
  return type === keptAs ? name : `${name.replace(/\.[^.]*$/, '')}.${ending}`;
}

/** Deletes documents first and their blobs after them: the sweep finds a blob that nobody names, and never the reverse. */
@Injectable()
export class DeleteFiles implements ExternalStore {
  constructor(
    private readonly files: FileRepository,
    private readonly blobs: BlobStore,
    private readonly log: Log,
  ) {}

  /** Takes a file back before a message is sent with it. */
  async unsent(owner: string, id: string): Promise<void> {
    const stored = await this.files.findStored(owner, id);
    if (!stored) throw notFound('file');
    if (!(await this.files.deleteUnsent(owner, id))) {
      this.log.info('file not taken back: a message has it', { file: id });
      throw sentBefore();
    }
    await this.blobsOf(owner, [stored.blob]);
  }

  /** Whether or not a message has it; the message keeps the name, and answers what they quoted. */
  async forGood(owner: string, id: string): Promise<void> {
    const stored = await this.files.findStored(owner, id);
    if (!stored || !(await this.files.deleteStored(owner, id))) throw notFound('file');
    await this.blobsOf(owner, [stored.blob]);
  }

  async ofConversation(owner: string, conversationId: string): Promise<void> {
    await this.blobsOf(owner, await this.files.deleteAllOf(owner, conversationId));
  }

  /** Every blob of somebody whose documents are gone. */
  async removeOf(owner: string): Promise<void> {
    for await (const { id } of this.blobs.list(owner)) await this.blobs.delete({ owner, id });
  }

  /** Those that stay are swept. */
  async blobsOf(owner: string, blobs: readonly string[]): Promise<void> {
    for (const id of blobs)
      await this.blobs
        .delete({ owner, id })
        .catch((error: unknown) => this.log.warn('blob not deleted', { blob: id, error }));
  }
}

const sentBefore = () =>
  new ProblemError({
    status: 409,
    code: 'file-sent',
    detail: 'This file was sent with a message. You can delete it in “My papers”.',
  });

const BATCH_SIZE = 200;
/** A younger blob may be one whose document is about to name it. */
const ORPHAN_AFTER = HOUR;

/** Deletes uploads that no message was sent with, and blobs that no document names. */
@Injectable()
export class FileSweep implements PeriodicTask {
  readonly everyMs = HOUR / 4;
  readonly copies = 'one';

  constructor(
    private readonly files: FileRepository,
    private readonly deleteFiles: DeleteFiles,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    while ((await this.deleteUnsent(now)) === BATCH_SIZE);
    await this.sweepOrphans(new Date(now.getTime() - ORPHAN_AFTER));
  }

  /** How many of a batch are gone; fewer than a batch where no more are left, or where they could not be deleted. */
  private async deleteUnsent(now: Date): Promise<number> {
    let deleted = 0;
    await attemptEach(await this.files.findOverdue('unsent', now, BATCH_SIZE), async (file) => {
      if (!(await this.files.deleteOverdue(file))) return;
      deleted++;
      await this.deleteFiles.blobsOf(file.owner, [file.blob ?? []].flat());
    });
    return deleted;
  }

  private async sweepOrphans(before: Date): Promise<void> {
    let batch: BlobName[] = [];
    for await (const { writtenAt, ...blob } of this.blobs.list()) {
      if (writtenAt > before) continue;
      batch.push(blob);
      if (batch.length < BATCH_SIZE) continue;
      await this.deleteOrphansIn(batch);
      batch = [];
    }
    await this.deleteOrphansIn(batch);
  }

  private async deleteOrphansIn(batch: readonly BlobName[]): Promise<void> {
    await attemptEach(
      Map.groupBy(batch, (blob) => blob.owner),
      async ([owner, blobs]) => {
        const ids = blobs.map(({ id }) => id);
        const known = await this.files.findKnownBlobs(owner, ids);
        const orphans = ids.filter((id) => !known.has(id));
        if (orphans.length === 0) return;
        this.log.info('orphans swept', { blobs: orphans.length });
        await this.deleteFiles.blobsOf(owner, orphans);
      },
    );
  }
}
