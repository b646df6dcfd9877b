import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { RobotsCache, RobotsModule } from '../../src/robots/robots-cache.js';

const config = {
  PUBLIC_URL: 'http://localhost:3000',
  SUPPORT_EMAIL: 'support@careward.example',
  CRAWL_ALLOW_HOSTS: new Set(),
};

@Global()
@Module({
  imports: [RobotsModule],
  providers: [{ provide: CONFIG, useValue: config }, Clock, Resources],
  exports: [CONFIG, Clock, Resources],
})
class Service {}

it('robots.txt is asked for through the guarded client of the service', async () => {
  const app = await NestFactory.createApplicationContext(Service, { logger: false });
  const { signal } = new AbortController();
  expect(await app.get(RobotsCache).get('http://127.0.0.1:9/', signal)).toMatchObject({
    state: 'unreachable',
  });
  await app.get(Resources).close();
  await app.close();
});
