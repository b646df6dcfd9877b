import 'reflect-metadata';
import { parseConfig } from '@careward/platform/app/environment';
import { startWorker } from '@careward/platform/app/start-service';
import { discoveryEnvironment } from './config.js';
import { WorkerModule } from './worker.module.js';

await startWorker(
  () => parseConfig(discoveryEnvironment, process.env),
  (config) => WorkerModule.with(config),
);
