import { describeRoutes } from '@careward/testing/routes.suite';
import { AppModule } from '../src/app.module.js';
import { assessmentEnvironment } from '../src/config.js';

describeRoutes('assessment', {
  environment: assessmentEnvironment,
  module: (config) => AppModule.with(config),
});
