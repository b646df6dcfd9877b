import { consumedBy } from '@careward/contracts/event-catalog';
import { erasureRequested } from '@careward/contracts/identity/events';
import type { Service } from '@careward/contracts/kernel/service';
import { EventPattern } from '@nestjs/microservices';

/** Marks the handler of every event that a service consumes, but of an erasure's request, which the platform handles. */
export const ConsumesEventsOf = (service: Service): MethodDecorator =>
  EventPattern<string[]>(
    consumedBy(service)
      .map(({ type }) => type)
      .filter((type) => type !== erasureRequested.type),
  );
