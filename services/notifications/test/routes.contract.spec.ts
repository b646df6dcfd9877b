import { describeRoutes } from '@careward/testing/routes.suite';
import { AppModule } from '../src/app.module.js';
import { notificationsEnvironment } from '../src/config.js';

describeRoutes('notifications', {
  environment: notificationsEnvironment,
  module: (config) => AppModule.with(config),
});
