import { describeRoutes } from '@careward/testing/routes.suite';
import { AppModule } from '../src/app.module.js';
import { coachEnvironment } from '../src/config.js';

describeRoutes('coach', { environment: coachEnvironment, module: (config) => AppModule.with(config) });
