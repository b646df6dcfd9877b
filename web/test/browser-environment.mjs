import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what it lacks of a browser and our code or its libraries ask for. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.TextEncoder = TextEncoder;
    this.global.scrollTo = () => undefined;
    this.global.Element.prototype.scrollIntoView = () => undefined;
    this.global.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    this.global.ResizeObserver = ReportingResizeObserver;
    this.global.MessageChannel = TimedMessageChannel;
  }
}

/** jsdom lays nothing out: like a browser's, it reports once when it starts to observe. */
class ReportingResizeObserver {
  #report;

  constructor(report) {
    this.#report = report;
  }

  observe() {
    this.#report([], this);
  }

  unobserve() {}

  disconnect() {}
}

/** Node's own would keep the test run alive. */
class TimedMessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
}
