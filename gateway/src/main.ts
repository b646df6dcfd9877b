import 'reflect-metadata';
import { orSayWhy } from '@careward/platform/bootstrap/or-say-why';
import { parseConfig } from '@careward/platform/config/parse-config';
import { gatewayEnvironment } from './config.js';
import { startGateway } from './start-gateway.js';

await orSayWhy(async () => {
  const { close } = await startGateway(parseConfig(gatewayEnvironment, process.env));
  const stop = () => void close().finally(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
});
