import { describeRoutes } from '@careward/testing/routes.suite';
import { AppModule } from '../src/app.module.js';
import { discoveryEnvironment } from '../src/config.js';

describeRoutes('discovery', {
  environment: discoveryEnvironment,
  module: (config) => AppModule.with(config),
});
