import { setImmediate } from 'node:timers/promises';
import { fitsType } from '@careward/contracts/coach/files';
import { type ChangePaper, type Paper, PAPER_NAME_UNFIT } from '@careward/contracts/coach/papers';
import { isReadable } from '@careward/contracts/kernel/readable';
import { invalidInput, notFound } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { paperKindOf } from '../answering/files/paper-kind.domain.js';
import { nameField, type StoredDocument, textField } from './file-document.js';
import { FileRepository } from './file.repository.js';
import { uploadedFileOf } from './upload-file.js';

/** So few that opening them keeps nobody else waiting. */
const OPENED = 20;

/** A person's stored files, sent or only attached, newest first. */
@Injectable()
export class ListPapers {
  constructor(
    private readonly files: FileRepository,
    private readonly vault: Vault,
  ) {}

  async execute(owner: string): Promise<Paper[]> {
    const papers: Paper[] = [];
    for await (const { paper } of this.withTexts(owner)) papers.push(paper);
    return papers;
  }

  /** Each with what was read in it. */
  async *withTexts(owner: string): AsyncGenerator<{ paper: Paper; text: string }> {
    const [files, vault] = await Promise.all([this.files.all(owner), this.vault.toRead(owner)]);
    for (const [at, file] of files.toReversed().entries()) {
      if (at % OPENED === 0) await setImmediate();
      yield opened(file, vault);
    }
  }
}

/** Renames a file, or says whom it is about. */
@Injectable()
export class DescribePaper {
  constructor(
    private readonly files: FileRepository,
    private readonly vault: Vault,
    private readonly log: Log,
  ) {}

  async execute(owner: string, id: string, change: ChangePaper): Promise<Paper> {
    const stored = await this.files.findStored(owner, id);
    if (!stored) throw notFound('file');
    if (change.name !== undefined && !fitsType(change.name, stored.type)) {
      this.log.info('file not renamed: the name does not end as its type does', { file: id });
      throw invalidInput([{ path: ['name'], message: PAPER_NAME_UNFIT }]);
    }
    const changed = await this.files.change(owner, id, change);
    if (!changed) throw notFound('file');
    return opened(changed, await this.vault.toRead(owner)).paper;
  }
}

/** What kind of paper it is tells of somebody's health, so it is kept nowhere but read from the sealed text each time. */
function opened(file: StoredDocument, vault: OwnerVault): { paper: Paper; text: string } {
  const { _id: id, name, person = null, storedAt, sent } = file;
  const text = vault.open(textField(id), file.text, '');
  const shown = name === undefined ? '' : vault.openText(nameField(id), name);
  const paper = {
    ...uploadedFileOf(id, file),
    name: isReadable(shown) && shown !== '' ? shown : null,
    kind: paperKindOf(text)?.kind ?? null,
    person,
    addedAt: storedAt.toISOString(),
    conversationId: sent?.conversationId ?? null,
  };
  return { paper, text };
}
