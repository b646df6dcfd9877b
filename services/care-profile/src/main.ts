import 'reflect-metadata';
import { parseConfig, sealingEnvironment } from '@careward/platform/app/environment';
import { startService } from '@careward/platform/app/start-service';
import { AppModule } from './app.module.js';

await startService(
  () => parseConfig(sealingEnvironment, process.env),
  (config) => AppModule.with(config),
);
