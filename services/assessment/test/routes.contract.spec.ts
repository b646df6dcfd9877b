import { describeRoutes } from '@careward/testing/routes.suite';
import { sealingEnvironment } from '@careward/platform/app/environment';
import { AppModule } from '../src/app.module.js';

describeRoutes('assessment', {
  environment: sealingEnvironment,
  module: (config) => AppModule.with(config),
});
