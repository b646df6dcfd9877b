import 'reflect-metadata';
import { parseConfig } from '@careward/platform/app/environment';
import { startService } from '@careward/platform/app/start-service';
import { AppModule } from './app.module.js';
import { coachEnvironment } from './config.js';

await startService(
  () => parseConfig(coachEnvironment, process.env),
  (config) => AppModule.with(config),
);
