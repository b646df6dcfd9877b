import { engineAddresses } from '../src/engine-addresses.js';
import { describeEventTransport } from '../src/event-transport.suite.js';
import { rabbitRig } from '../src/rabbit-rig.js';
import { testPrefix } from '../src/test-prefix.js';

describeEventTransport('RabbitMQ', () => rabbitRig(engineAddresses().AMQP_URL, testPrefix()));
