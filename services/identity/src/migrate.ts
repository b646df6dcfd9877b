import { migrateService } from '@careward/platform/mongo/migrations';
import { migrations } from './migrations.js';

await migrateService('identity', migrations);
