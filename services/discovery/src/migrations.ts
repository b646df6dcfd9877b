import { acknowledgementMigrations } from '@careward/platform/personal-data/erasures';
import { outboxIndex } from '@careward/platform/events/outbox';
import type { CrawledPageDocument } from './library/crawled-page.domain.js';
import { placeOf } from './library/page-review.domain.js';
import { migrateService, type Migration } from '@careward/platform/mongo/migrations';

export const migrations: readonly Migration[] = [
  {
    name: 'documents-by-source',
    reason: 'the care library is listed in its own order',
    up: (database) => database.collection('documents').createIndex({ source: 1, position: 1 }),
  },
  outboxIndex('documents'),
  {
    name: 'sources-by-url',
    reason: 'a URL is crawled for one source',
    up: (database) => database.collection('sources').createIndex({ uniqueUrl: 1 }, { unique: true }),
  },
  {
    name: 'sources-due',
    reason: 'the worker looks for sources that are due',
    up: (database) => database.collection('sources').createIndex({ nextRunAt: 1 }),
  },
  {
    name: 'discovery-jobs-open',
    reason: 'a source has one open job',
    up: (database) => database.collection('discovery_jobs').createIndex({ openFor: 1 }, { unique: true }),
  },
  {
    name: 'discovery-jobs-by-status',
    reason: 'JobReconciler looks every two seconds for jobs whose worker is gone',
    up: (database) => database.collection('discovery_jobs').createIndex({ status: 1, createdAt: 1 }),
  },
  {
    name: 'discovery-jobs-by-age',
    reason: 'the jobs are listed, the newest first',
    up: (database) => database.collection('discovery_jobs').createIndex({ createdAt: -1 }),
  },
  {
    name: 'crawl-frontier-by-job',
    reason: 'a crawl leases its next URLs',
    up: (database) =>
      database.collection('crawl_frontier').createIndex({ jobId: 1, state: 1, notBefore: 1, depth: 1 }),
  },
  {
    name: 'crawl-frontier-by-age',
    reason: 'FrontierSweeper deletes what is old',
    up: (database) => database.collection('crawl_frontier').createIndex({ notBefore: 1 }),
  },
  {
    name: 'sources-unchecked',
    reason: 'CheckSources looks every few seconds for sources that have not been looked at',
    up: (database) => database.collection('sources').createIndex({ check: 1 }),
  },
  {
    name: 'wanted-questions-by-age',
    reason: 'the newest are read, and RetentionSweep deletes what is old',
    up: (database) => database.collection('wanted_questions').createIndex({ at: -1 }),
  },
  outboxIndex('crawled_pages'),
  {
    name: 'crawled-pages-by-source',
    reason:
      'the pages of a stopped source are withdrawn, those that a crawl did not meet too, and admins see their number',
    up: (database) => database.collection('crawled_pages').createIndex({ sourceId: 1, published: 1 }),
  },
  {
    name: 'crawled-pages-published',
    reason: 'the library lists the published pages',
    up: (database) => database.collection('crawled_pages').createIndex({ published: 1, publishedAt: -1 }),
  },
  {
    name: 'sources-by-changed-status',
    reason: 'WithdrawOutdatedPages looks every five seconds for sources whose status has changed',
    up: (database) => database.collection('sources').createIndex({ statusChanged: 1 }),
  },
  {
    name: 'crawled-pages-read-again',
    reason: 'pages that were kept before they were documents are read again, at once, and published then',
    up: async (database) => {
      await database.collection('crawled_pages').deleteMany({ published: { $exists: false } });
      await database
        .collection('sources')
        .updateMany(
          { approvalStatus: 'approved' },
          { $set: { nextRunAt: new Date() }, $inc: { version: 1 } },
        );
    },
  },
  {
    name: 'crawled-pages-checked',
    reason:
      'pages that were kept before sentences were checked are sent whole again, at once, and checked then',
    up: async (database) => {
      await database
        .collection('crawled_pages')
        .updateMany({ content: { $ne: null } }, { $set: { etag: null, lastModified: null } });
      await database
        .collection('sources')
        .updateMany(
          { approvalStatus: 'approved' },
          { $set: { nextRunAt: new Date() }, $inc: { version: 1 } },
        );
    },
  },
  {
    name: 'crawled-pages-waiting',
    reason: 'admins see the pages that wait for a look, and JudgePages looks for them every five seconds',
    up: (database) => database.collection('crawled_pages').createIndex({ waits: -1 }),
  },
  {
    name: 'crawled-pages-looked-at',
    reason: 'pages that were published before super admins looked at them wait for that',
    up: async (database) => {
      const pages = database.collection<CrawledPageDocument>('crawled_pages');
      const fields = { 'content.title': 1, 'content.lang': 1, 'content.sha256': 1, 'content.objected': 1 };
      const unseen = pages.find({ waits: { $exists: false } }, { projection: { ...fields, publishedAt: 1 } });
      for await (const { _id, content, publishedAt } of unseen)
        await pages.updateOne(
          { _id, waits: { $exists: false } },
          { $set: { waits: placeOf({ _id, content, publishedAt }) } },
        );
    },
  },
  ...acknowledgementMigrations,
];

// `npm run migrate` starts this file.
if (import.meta.main) await migrateService('discovery', migrations);
