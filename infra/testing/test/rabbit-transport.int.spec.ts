import { describeEventTransport } from '../src/event-transport.suite.js';
import { rabbitRig } from '../src/rabbit-rig.js';

describeEventTransport('RabbitMQ', rabbitRig);
