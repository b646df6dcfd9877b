import { fitsType, parseAttachment } from '@careward/contracts/coach/files';
import { FILE_NAME_UNFIT, FILE_NOT_USABLE } from '@careward/contracts/coach/schemas';
import { MINUTE } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { invalidInput } from '@careward/platform/http/problem-error';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import type { FileDocument, FileMessage } from '../files/file-document.js';
import { FileRepository, type FileOrigin, PROMISED } from '../files/file.repository.js';
import { DeleteFiles } from '../files/stored-files.js';
import { ExchangeRepository } from './exchange.repository.js';

/**
 * Gives files to a message, each to one alone. They are given before the message is stored, under its Idempotency-Key:
 * the same message sent again finds them given to it, and what a process that dies leaves is settled by the reconciler.
 */
@Injectable()
export class AttachFiles {
  constructor(
    private readonly files: FileRepository,
    private readonly exchanges: ExchangeRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws 400, and gives none, when one of them is not the owner's, not there or sent before. */
  async give(owner: string, message: FileMessage, attachments: readonly string[]): Promise<void> {
    if (attachments.length === 0) return;
    const named = attachments.flatMap((sent) => parseAttachment(sent) ?? []);
    const ids = named.map(({ id }) => id);
    const stored = new Map((await this.files.findAllStored(owner, ids)).map((file) => [file._id, file]));
    const now = this.clock.now();
    const given = [];
    for (const { id, filename } of named) {
      const file = stored.get(id);
      const from = file && (await this.takenFrom(file, message, now));
      if (!file || !from) throw attachmentRefusal(FILE_NOT_USABLE);
      if (!fitsType(filename, file.type)) throw attachmentRefusal(FILE_NAME_UNFIT);
      given.push({ id, sent: { ...message, filename, ...from } });
    }
    for (const { id, sent } of given)
      if (!(await this.files.send(owner, id, sent, now))) {
        await this.takeBack(owner, message);
        throw attachmentRefusal(FILE_NOT_USABLE);
      }
  }

  /**
   * Null of a file that another message has. One that was interrupted is asked again as another, with its files; and one
   * that was never stored has none once that takes longer than a process needs for it.
   */
  private async takenFrom(
    { owner, sent, sentBefore = null, deleteAfter }: FileDocument,
    message: FileMessage,
    now: Date,
  ): Promise<FileOrigin | null> {
    if (!sent || isSame(sent, message)) return { from: sent, before: sentBefore };
    const asked = await this.exchanges.findByKey(owner, sent.key);
    if (asked)
      return asked.status === 'interrupted' && asked.conversationId === message.conversationId
        ? { from: sent, before: sent }
        : null;
    const promisedAt = (deleteAfter?.getTime() ?? Infinity) - PROMISED;
    const isElsewhere = sentBefore && sentBefore.conversationId !== message.conversationId;
    return now.getTime() - promisedAt > MINUTE && !isElsewhere ? { from: sent, before: sentBefore } : null;
  }

  /** The message is stored. */
  keep(owner: string, attachments: readonly string[]): Promise<void> {
    return this.files.keep(owner, attachments);
  }

  /** The message is not stored, and another may be sent with them. */
  takeBack(owner: string, message: FileMessage): Promise<void> {
    return this.files.takeBack(owner, message, this.clock.now());
  }
}

const isSame = (one: FileMessage, other: FileMessage) =>
  one.key === other.key && one.conversationId === other.conversationId;

const attachmentRefusal = (message: string) => invalidInput([{ path: ['attachments'], message }]);

const BATCH_SIZE = 100;

/**
 * Settles the files of messages whose process died while it stored them: kept with the message, given back to the one that
 * had them before, or deleted.
 */
@Injectable()
export class AttachmentReconciler implements PeriodicTask {
  readonly everyMs = 10 * MINUTE;
  readonly copies = 'one';

  constructor(
    private readonly files: FileRepository,
    private readonly deleteFiles: DeleteFiles,
    private readonly exchanges: ExchangeRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const file of await this.files.findOverdue('sent', now, BATCH_SIZE))
      try {
        await this.settle(file);
      } catch (error) {
        // Its turn comes again after those of others.
        this.log.warn('attachment not settled', { file: file._id, error });
        await this.files.postpone(file, now);
      }
  }

  private async settle(file: FileDocument): Promise<void> {
    const { _id: id, owner, sent, blob } = file;
    if (!sent) return;
    const exchange = await this.exchanges.findByKey(owner, sent.key);
    const has = exchange?.question.attachments.some((named) => parseAttachment(named)?.id === id);
    if (exchange && has) await this.files.keep(owner, exchange.question.attachments);
    else if (!(await this.files.giveBack(file)) && (await this.files.deleteOverdue(file)))
      await this.deleteFiles.blobsOf(owner, blob ? [blob] : []);
  }
}
