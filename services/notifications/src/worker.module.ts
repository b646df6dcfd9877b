import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import type { WorkerConfig } from './config.js';
import { erasure } from './erasure.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { PushDeliveryModule } from './push/push-delivery.module.js';
import { migrations } from './migrations.js';

@Module({})
export class WorkerModule {
  static with(config: WorkerConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.for({ service: 'notifications', config, migrations, erasure }),
        DeliveryModule,
        PushDeliveryModule,
      ],
    };
  }
}
