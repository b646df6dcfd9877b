import 'reflect-metadata';
import { parseConfig } from '@careward/platform/app/environment';
import { startService } from '@careward/platform/app/start-service';
import { AppModule, assessmentEnvironment } from './app.module.js';

await startService(
  () => parseConfig(assessmentEnvironment, process.env),
  (config) => AppModule.with(config),
);
