import 'reflect-metadata';
import { startService } from '@careward/platform/app/start-service';
import { parseConfig } from '@careward/platform/app/parse-config';
import { ConsumerModule } from './consumer.module.js';
import { roleSettings } from './role-settings.js';

await startService(
  () => parseConfig(roleSettings, process.env),
  (settings) => ConsumerModule.with(settings),
);
