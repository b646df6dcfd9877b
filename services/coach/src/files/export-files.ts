import { fileTypes } from '@careward/contracts/coach/files';
import { ofPerson, personFile, personFiles } from '@careward/contracts/coach/internal-calls';
import { isReadable, UNREADABLE } from '@careward/contracts/kernel/readable';
import { Internal } from '@careward/platform/http/route.decorator';
import { isDataLocked, NOT_FOUND, ProblemError } from '@careward/platform/http/problem-error';
import type { ExportedData, PersonalStore } from '@careward/platform/personal-data/personal-data';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Body, Controller, Injectable, Param, StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { CareContextRepository } from '../chat/care-context.js';
import { COLLECTION, kindField, nameField, type StoredDocument, textField } from './file-document.js';
import { FileRepository } from './file.repository.js';
import { DeleteFiles, OpenFile } from './stored-files.js';

/** A person's files for the download of all data: what is known of each, what was read in it, and its name there. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly files: FileRepository,
    private readonly vault: Vault,
    private readonly careContexts: CareContextRepository,
  ) {}

  async export(owner: string): Promise<ExportedData> {
    const [files, vault, care] = await Promise.all([
      this.files.all(owner, { texts: true }),
      this.vault.toRead(owner),
      this.careContexts.contextOf(owner),
    ]);
    const nameOfPerson = (person: string | null) => care?.recipients.find(({ id }) => id === person)?.name;
    const exported = files.map((file) => ({
      name: nameOf(file, vault),
      inThisArchive: `files/${archiveName(file, vault)}`,
      type: file.keptAs,
      bytes: file.size,
      uploadedAt: file.storedAt,
      about: nameOfPerson(file.person ?? null) ?? null,
      looksLike: vault.openOrMark(kindField(file._id), file.kind),
      pages: file.pages,
      textRead: vault.openText(textField(file._id), file.text),
    }));
    return { files: exported };
  }

  async names(owner: string): Promise<{ id: string; name: string }[]> {
    const [files, vault] = await Promise.all([
      this.files.all(owner, { texts: false }),
      this.vault.toRead(owner),
    ]);
    return files.map((file) => ({ id: file._id, name: archiveName(file, vault) }));
  }
}

/** Null before it was sent or named, since an upload has no name. */
const nameOf = ({ _id, name }: StoredDocument, vault: OwnerVault): string | null =>
  name === undefined ? null : vault.openText(nameField(_id), name);

/** Unlike any other, allowed on every system, and the same in both calls whatever was added or deleted between them. */
function archiveName(file: StoredDocument, vault: OwnerVault): string {
  const name = nameOf(file, vault);
  const [ending] = fileTypes[file.keptAs];
  const stem = name !== null && isReadable(name) ? name.replace(/\.[^.]*$/, '') : 'file';
  return `${stem.replaceAll(/[<>:"|?*/\\]/g, '_')} ${file._id.slice(-8)}.${ending}`;
}

type PersonQuery = z.infer<typeof ofPerson>;

/** Answers identity, which puts them into the archive. */
@Controller()
export class PersonFilesController {
  constructor(
    private readonly exportFiles: ExportFiles,
    private readonly openFile: OpenFile,
  ) {}

  @Internal(personFiles)
  names(@Body({ schema: ofPerson }) { userId }: PersonQuery) {
    return this.exportFiles.names(userId);
  }

  @Internal(personFile)
  async bytes(
    @Param('fileId') fileId: string,
    @Body({ schema: ofPerson }) { userId }: PersonQuery,
  ): Promise<StreamableFile> {
    const { bytes } = await this.openFile.execute(userId, fileId).catch((error: unknown) => {
      // One that is lost must not keep its person from all the others.
      if (isDataLocked(error) || (error instanceof ProblemError && error.code === NOT_FOUND))
        return { bytes: Buffer.from(UNREADABLE) };
      throw error;
    });
    return new StreamableFile(bytes, { type: 'application/octet-stream', length: bytes.length });
  }
}

export const fileStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'owner',
  sealed: ['name', 'text', 'kind'],
  export: ExportFiles,
  erase: 'delete',
  retention: 'the service',
  beside: DeleteFiles,
};
