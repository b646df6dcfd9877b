import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type BlobName, BlobStore, isOwnName, storageAway, storageFull } from './blob-store.js';

const keyOf = ({ owner, id }: BlobName) => `${owner}/${id}`;

/** How hosts say that they take no more: their disk, or the customer's share of it. */
const FULL = ['XMinioStorageFull', 'QuotaExceeded', 'InsufficientCapacity', 'EntityTooLarge'];

const refused = (error: unknown) =>
  error instanceof S3ServiceException && (FULL.includes(error.name) || error.$response?.statusCode === 507)
    ? storageFull(error)
    : storageAway(error);

type Bucket = { bucket: string; region: string; endpoint: string | undefined };

/** A bucket of any host that speaks S3; the credentials come from where the AWS SDK looks for them. */
export class S3Blobs extends BlobStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint }: Bucket) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      // Hosts other than Amazon's seldom have a name for each bucket.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
      // Some hosts do not know the newer checksums; what was sealed shows a change by itself.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  override async put(name: BlobName, bytes: Buffer): Promise<void> {
    const object = { Bucket: this.bucket, Key: keyOf(name), Body: bytes };
    await this.client.send(new PutObjectCommand(object)).catch((error: unknown) => {
      throw refused(error);
    });
  }

  override async get(name: BlobName): Promise<Buffer | null> {
    try {
      const object = { Bucket: this.bucket, Key: keyOf(name) };
      const { Body } = await this.client.send(new GetObjectCommand(object));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw storageAway(error);
    }
  }

  override async delete(name: BlobName): Promise<void> {
    const object = { Bucket: this.bucket, Key: keyOf(name) };
    await this.client.send(new DeleteObjectCommand(object)).catch((error: unknown) => {
      throw storageAway(error);
    });
  }

  override async *list(owner?: string): AsyncGenerator<BlobName & { writtenAt: Date }> {
    const within = { Bucket: this.bucket, ...(owner !== undefined && { Prefix: `${owner}/` }) };
    try {
      for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, within))
        for (const { Key = '', LastModified = new Date() } of Contents) {
          const [of, id] = Key.split('/').filter(isOwnName);
          if (of && id && Key === `${of}/${id}`) yield { owner: of, id, writtenAt: LastModified };
        }
    } catch (error) {
      throw storageAway(error);
    }
  }

  close(): void {
    this.client.destroy();
  }
}
