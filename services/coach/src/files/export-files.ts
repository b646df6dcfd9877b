import { filePath } from '@careward/contracts/coach/files';
import { CONFIG } from '@careward/platform/app/environment';
import type { Exported, PersonalStore } from '@careward/platform/personal-data/personal-data';
import { Vault } from '@careward/platform/personal-data/vault';
import { Inject, Injectable } from '@nestjs/common';
import type { CoachConfig } from '../config.js';
import { COLLECTION, nameField, textField } from './file-document.js';
import { FileRepository } from './file.repository.js';
import { DeleteFiles } from './stored-files.js';

/** A person's files for the download: what is known of each, what was read in it, and where it is saved from. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly files: FileRepository,
    private readonly vault: Vault,
    @Inject(CONFIG) private readonly config: CoachConfig,
  ) {}

  async export(owner: string): Promise<Exported> {
    const [files, vault] = await Promise.all([this.files.all(owner), this.vault.toRead(owner)]);
    return {
      files: files.map(({ _id: id, name, keptAs, size, storedAt, pages, text }) => ({
        name: name === undefined ? null : vault.openText(nameField(id), name),
        type: keptAs,
        bytes: size,
        uploadedAt: storedAt,
        pages,
        textRead: vault.openText(textField(id), text),
        saveFrom: new URL(filePath(id), this.config.PUBLIC_URL).href,
      })),
    };
  }
}

export const fileStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'owner',
  sealed: ['name', 'text'],
  export: ExportFiles,
  erase: 'delete',
  retention: 'the service',
  beside: DeleteFiles,
};
