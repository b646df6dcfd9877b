import { describeRoutes } from '@careward/testing/routes.suite';
import { AppModule } from '../src/app.module.js';
import { identityEnvironment } from '../src/config.js';

describeRoutes('identity', { environment: identityEnvironment, module: (config) => AppModule.with(config) });
