import { describeEventTransport } from '../src/event-transport.suite.js';
import { rabbitHarness } from '../src/rabbit-harness.js';

describeEventTransport('RabbitMQ', rabbitHarness);
