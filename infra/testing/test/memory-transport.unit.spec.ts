import { Clock } from '@careward/platform/app/clock';
import { describeEventTransport } from '../src/event-transport.suite.js';
import { MemoryBroker, MemoryTransport } from '../src/memory-transport.js';

describeEventTransport('memory', () => {
  const broker = new MemoryBroker();
  const transportOf = (service: string) => new MemoryTransport(broker, service, new Clock());
  return Promise.resolve({
    producer: () => transportOf('care-profile'),
    consumer: () => transportOf('coach'),
    crash: (transport) => Promise.resolve((transport as MemoryTransport).crash()),
    publishText: (type, text) => Promise.resolve(broker.route(type, text)),
    deadLetters: () => Promise.resolve(broker.deadLetters.map(({ id, reason }) => ({ id, reason }))),
    stopBroker: () => {
      const restart = broker.restart();
      return Promise.resolve(() => Promise.resolve(restart()));
    },
    close: () => Promise.resolve(),
  });
});
