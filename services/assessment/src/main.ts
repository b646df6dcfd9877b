import 'reflect-metadata';
import { parseConfig } from '@careward/platform/app/environment';
import { startService } from '@careward/platform/app/start-service';
import { AppModule } from './app.module.js';
import { assessmentEnvironment } from './config.js';

await startService(
  () => parseConfig(assessmentEnvironment, process.env),
  (config) => AppModule.with(config),
);
