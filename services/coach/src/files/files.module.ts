import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { type AbstractHttpAdapter, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CareContextModule } from '../chat/care-context.js';
import type { CoachConfig } from '../config.js';
import { BlobStore } from './blob-store.js';
import { DiskBlobs } from './disk-blobs.js';
import { ExportFiles, PersonFilesController } from './export-files.js';
import { FileRepository } from './file.repository.js';
import { FilesController } from './files.controller.js';
import { DescribePaper, ListPapers } from './papers.js';
import { FileReader } from './reading/file-reader.js';
import { ReadUpload } from './reading/read-upload.js';
import { SlowFiles } from './reading/slow-files.repository.js';
import { Clamd } from './scanner.js';
import { DeleteFiles, FileSweep, OpenFile } from './stored-files.js';
import { GrantUpload, ReceiveFile, SCANNER } from './upload-file.js';
import { UploadLinks } from './upload-link.js';

const providers = [
  FileRepository,
  UploadLinks,
  FileReader,
  SlowFiles,
  ReadUpload,
  GrantUpload,
  ReceiveFile,
  OpenFile,
  DeleteFiles,
  FileSweep,
  ExportFiles,
  ListPapers,
  DescribePaper,
];

/** The files that people attach: uploaded, kept sealed, handed out to their owner alone. */
@Module({
  imports: [CareContextModule],
  controllers: [FilesController, PersonFilesController],
  providers: [
    ...providers,
    runPeriodically(FileSweep),
    { provide: BlobStore, inject: [CONFIG, Resources], useFactory: openBlobStore },
    {
      provide: SCANNER,
      inject: [CONFIG],
      useFactory: ({ CLAMD_ADDRESS }: CoachConfig) => (CLAMD_ADDRESS ? new Clamd(CLAMD_ADDRESS) : null),
    },
  ],
  exports: providers,
})
export class FilesModule {
  constructor(host: HttpAdapterHost) {
    // Where nothing listens there is no server.
    const server = host.httpAdapter as AbstractHttpAdapter | undefined;
    // The gateway sends files under this type alone, and nothing else under it.
    server
      ?.getInstance<FastifyInstance>()
      .addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  }
}

async function openBlobStore(config: CoachConfig, resources: Resources): Promise<BlobStore> {
  const { FILES_DIR, FILES_S3_BUCKET, FILES_S3_ENDPOINT, FILES_S3_REGION } = config;
  if (FILES_S3_BUCKET === undefined) return new DiskBlobs(FILES_DIR ?? '');
  // Half a second and some megabytes, which only those need who have a bucket.
  const { S3Blobs } = await import('./s3-blobs.js');
  const bucket = { bucket: FILES_S3_BUCKET, region: FILES_S3_REGION, endpoint: FILES_S3_ENDPOINT };
  const blobs = new S3Blobs(bucket);
  resources.closeLast(() => blobs.close());
  return blobs;
}
