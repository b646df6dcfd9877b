import 'reflect-metadata';
import { parseConfig } from '@careward/platform/app/environment';
import { startService } from '@careward/platform/app/start-service';
import { AppModule } from './app.module.js';
import { coachEnvironment } from './config.js';

// onnxruntime would note a number for this machine and tell its maker of every session; it looks once, when it is loaded.
process.env['ORT_DISABLE_TELEMETRY'] = '1';

await startService(
  () => parseConfig(coachEnvironment, process.env),
  (config) => AppModule.with(config),
);
