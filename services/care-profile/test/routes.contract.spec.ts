import { describeRoutes } from '@careward/testing/routes.suite';
import { AppModule } from '../src/app.module.js';
import { careProfileEnvironment } from '../src/config.js';

describeRoutes('care-profile', {
  environment: careProfileEnvironment,
  module: (config) => AppModule.with(config),
});
