import 'reflect-metadata';
import { parseConfig } from '@careward/platform/app/environment';
import { startService } from '@careward/platform/app/start-service';
import { AppModule } from './app.module.js';
import { identityEnvironment } from './config.js';

await startService(
  () => parseConfig(identityEnvironment, process.env),
  (config) => AppModule.with(config),
);
