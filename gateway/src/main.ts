import 'reflect-metadata';
import { exitOnFailure } from '@careward/platform/app/shut-down';
import { parseConfig } from '@careward/platform/app/environment';
import { gatewayEnvironment } from './config.js';
import { startGateway } from './start-gateway.js';

await exitOnFailure(async () => {
  const { close } = await startGateway(parseConfig(gatewayEnvironment, process.env));
  const stop = () => void close().finally(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
});
