import { migrateService } from '@careward/platform/mongo/migrate-service';
import { migrations } from './migrations.js';

await migrateService('assessment', migrations);
