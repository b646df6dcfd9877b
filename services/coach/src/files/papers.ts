import { setImmediate } from 'node:timers/promises';
import { carePeople } from '@careward/contracts/care-profile/internal-calls';
import { fitsType } from '@careward/contracts/coach/files';
import {
  type ChangePaper,
  type Paper,
  PAPER_NAME_UNFIT,
  PAPER_PERSON_UNKNOWN,
} from '@careward/contracts/coach/papers';
import { invalidInput, notFound } from '@careward/platform/http/problem-error';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { CareContextRepository } from '../chat/care-context.js';
import type { KnownCare } from '../understanding/language/people.domain.js';
import { kindField, nameOf, type StoredDocument, textField } from './file-document.js';
import { FileRepository } from './file.repository.js';
import { uploadedFileOf } from './upload-file.js';

/** So few texts that opening them keeps nobody else waiting. */
const OPENED = 20;

/** A person's stored files, sent or only attached, newest first. */
@Injectable()
export class ListPapers {
  constructor(
    private readonly files: FileRepository,
    private readonly vault: Vault,
  ) {}

  async execute(owner: string): Promise<Paper[]> {
    const { files, vault } = await this.newestFirst(owner, { texts: false });
    return files.map((file) => paperOf(file, vault));
  }

  /** Each with what was read in it. */
  async *withTexts(owner: string): AsyncGenerator<{ paper: Paper; text: string }> {
    const { files, vault } = await this.newestFirst(owner, { texts: true });
    for (const [at, file] of files.entries()) {
      if (at % OPENED === 0) await setImmediate();
      yield { paper: paperOf(file, vault), text: vault.open(textField(file._id), file.text, '') };
    }
  }

  private async newestFirst(owner: string, { texts }: { texts: boolean }) {
    const [files, vault] = await Promise.all([this.files.all(owner, { texts }), this.vault.toRead(owner)]);
    return { files: files.toReversed(), vault };
  }
}

/** Renames a file, or says whom it is about. */
@Injectable()
export class DescribePaper {
  constructor(
    private readonly files: FileRepository,
    private readonly vault: Vault,
    private readonly careContexts: CareContextRepository,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async execute(owner: string, id: string, change: ChangePaper): Promise<Paper> {
    const stored = await this.files.findStored(owner, id);
    if (!stored) throw notFound('file');
    await this.refuseUnfit(owner, stored, change);
    const changed = await this.files.change(owner, id, change);
    if (!changed) throw notFound('file');
    return paperOf(changed, await this.vault.toRead(owner));
  }

  private async refuseUnfit(
    owner: string,
    { _id: file, type }: StoredDocument,
    { name, person }: ChangePaper,
  ): Promise<void> {
    if (name !== undefined && !fitsType(name, type)) {
      this.log.info('file not renamed: the name does not end as its type does', { file });
      throw invalidInput([{ path: ['name'], message: PAPER_NAME_UNFIT }]);
    }
    if (person && !(await this.isCaredFor(owner, person))) {
      this.log.info('file not changed: its person is nobody whom its owner cares for', { file });
      throw invalidInput([{ path: ['person'], message: PAPER_PERSON_UNKNOWN }]);
    }
  }

  /** Whom care-profile knows since a moment ago may not be known here yet. */
  private async isCaredFor(owner: string, person: string): Promise<boolean> {
    const isAmong = (care: Pick<KnownCare, 'recipients'> | null) =>
      care?.recipients.some(({ id }) => id === person) ?? false;
    if (isAmong(await this.careContexts.contextOf(owner))) return true;
    return isAmong(await this.services.ask(carePeople, { params: { userId: owner } }));
  }
}

function paperOf(file: StoredDocument, vault: OwnerVault): Paper {
  const { _id: id, kind, person = null, storedAt, sent } = file;
  return {
    ...uploadedFileOf(id, file),
    name: nameOf(file, vault),
    kind: vault.open(kindField(id), kind, null),
    person,
    addedAt: storedAt.toISOString(),
    conversationId: sent?.conversationId ?? null,
  };
}
