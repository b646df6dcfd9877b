import 'reflect-metadata';
import { parseConfig } from '@careward/platform/app/environment';
import { startService } from '@careward/platform/app/start-service';
import { AppModule } from './app.module.js';
import { careProfileEnvironment } from './config.js';

await startService(
  () => parseConfig(careProfileEnvironment, process.env),
  (config) => AppModule.with(config),
);
