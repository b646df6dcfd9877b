import { Database } from '@careward/platform/mongo/database';
import { upsert } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { crawledPageSchema, type CrawledPageDocument } from './crawled-page.schema.js';
import { KeepPage, type CrawledPage, type LastVisit } from './keep-page.js';

const COLLECTION = 'crawled_pages';
type Place = Pick<CrawledPage, 'sourceId' | 'url'>;
const idOf = ({ sourceId, url }: Place) => `${sourceId}:${createHash('sha1').update(url).digest('hex')}`;

@Injectable()
export class CrawledPageRepository extends KeepPage {
  private readonly pages: Model<CrawledPageDocument>;

  constructor(database: Database) {
    super();
    this.pages = database.model<CrawledPageDocument>(COLLECTION, crawledPageSchema, COLLECTION);
  }

  async keep(page: CrawledPage): Promise<void> {
    await upsert(this.pages, { _id: idOf(page) }, { $set: page });
  }

  async touch({ fetchedAt, evidence, ...place }: Parameters<KeepPage['touch']>[0]): Promise<void> {
    await this.pages.updateOne({ _id: idOf(place) }, { $set: { fetchedAt, evidence } });
  }

  async drop(place: Place): Promise<void> {
    await this.pages.deleteOne({ _id: idOf(place) });
  }

  async lastVisit(place: Place): Promise<LastVisit | null> {
    return this.pages
      .findById(idOf(place), { etag: 1, lastModified: 1, links: 1, sha256: 1 })
      .lean<LastVisit>();
  }
}
