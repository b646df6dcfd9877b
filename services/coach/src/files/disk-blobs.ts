import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobName, BlobStore, isOwnName, storageAway, storageFull } from './blob-store.js';

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/** What is being written; a process that died leaves one. */
const UNFINISHED = '.part';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const refused = (error: unknown) => (FULL.includes(codeOf(error)) ? storageFull(error) : storageAway(error));

/** A folder for each owner, in a folder that all copies of the service share. */
export class DiskBlobs extends BlobStore {
  constructor(private readonly folder: string) {
    super();
  }

  override async put(name: BlobName, bytes: Buffer): Promise<void> {
    const unfinished = `${this.pathOf(name)}.${randomUUID()}${UNFINISHED}`;
    try {
      await this.write(unfinished, name.owner, bytes);
      await rename(unfinished, this.pathOf(name));
      await synced(this.folderOf(name.owner));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw refused(error);
    }
  }

  override async get(name: BlobName): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw storageAway(error);
    }
  }

  override async delete(name: BlobName): Promise<void> {
    await rm(this.pathOf(name), { force: true }).catch((error: unknown) => {
      throw storageAway(error);
    });
    // Its name is that of a person; one that holds something stays.
    await rmdir(this.folderOf(name.owner)).catch(() => undefined);
  }

  override async *list(owner?: string): AsyncGenerator<BlobName & { writtenAt: Date }> {
    for (const each of owner === undefined ? await namesIn(this.folder) : [owner])
      for (const id of await namesIn(join(this.folder, each))) {
        const written = await stat(join(this.folder, each, id)).catch(() => null);
        if (written) yield { owner: each, id, writtenAt: written.mtime };
      }
  }

  private async write(path: string, owner: string, bytes: Buffer): Promise<void> {
    const opened = async () => {
      await mkdir(this.folderOf(owner), { recursive: true, mode: 0o700 });
      return open(path, 'wx', 0o600);
    };
    // A deletion may have taken the folder away in between.
    const file = await opened().catch(opened);
    try {
      await file.writeFile(bytes);
      // What is told to be kept outlives a power cut.
      await file.sync();
    } finally {
      await file.close();
    }
  }

  private folderOf(owner: string): string {
    return join(this.folder, safe(owner));
  }

  private pathOf({ owner, id }: BlobName): string {
    return join(this.folderOf(owner), safe(id));
  }
}

/** Ids are our own; one that leads elsewhere is a mistake. */
function safe(segment: string): string {
  if (!/^\w[\w.-]*$/.test(segment)) throw new Error('no name of a blob');
  return segment;
}

/** A new name outlives a power cut once its folder is written too. */
async function synced(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Names of ours. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(isOwnName);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw storageAway(error);
  }
}
