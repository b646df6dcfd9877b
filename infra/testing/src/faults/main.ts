import 'reflect-metadata';
import { startService } from '@careward/platform/app/start-service';
import { parseConfig } from '@careward/platform/app/environment';
import { ConsumerModule } from './consumer.module.js';
import { ProducerModule } from './producer.module.js';
import { roleSettings } from './role-settings.js';

// Started by roles.ts as `main.js producer` or `main.js consumer`.
const role = process.argv[2] === 'producer' ? ProducerModule : ConsumerModule;

await startService(
  () => parseConfig(roleSettings, process.env),
  (settings) => role.with(settings),
);
