import { describeRoutes } from '@careward/testing/routes.suite';
import { AppModule, assessmentEnvironment } from '../src/app.module.js';

describeRoutes('assessment', {
  environment: assessmentEnvironment,
  module: (config) => AppModule.with(config),
});
