import { TestEnvironment } from 'jest-environment-jsdom';

/** What the gateway writes into the page, with its defaults. */
const CONFIG = {
  brandName: 'Careward',
  supportEmail: 'support@careward.example',
  eligibilityFeatures: false,
  coachTimeoutFactor: 1,
  analyticsId: null,
  pushKey: null,
};

/** jsdom with the browser APIs that it lacks and that our code or its libraries use. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const config = this.global.document.createElement('script');
    config.id = 'careward-config';
    config.type = 'application/json';
    config.textContent = JSON.stringify(CONFIG);
    this.global.document.head.append(config);
    // It would complain about pseudo-elements, such as the scroll bars that antd measures.
    const { getComputedStyle } = this.global;
    this.global.getComputedStyle = (element) => getComputedStyle(element);
    this.global.scrollTo = () => Promise.resolve();
    this.global.Element.prototype.scrollIntoView = () => Promise.resolve();
    this.global.URL.revokeObjectURL = () => {};
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
    this.global.BroadcastChannel = broadcastChannelIn(this.global);
    // React looks for its developer tools when it is loaded; count-renders.ts listens here.
    this.global.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot() {},
    };
  }
}

/** jsdom has no layout, so this reports only once: on observe, as a browser does. */
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

/** As Node's own, which would keep the process alive. */
function broadcastChannelIn({ EventTarget, MessageEvent }) {
  const open = [];
  return class extends EventTarget {
    constructor(name) {
      super();
      this.name = name;
      open.push(this);
    }

    postMessage(data) {
      const others = open.filter((other) => other !== this && other.name === this.name);
      for (const other of others)
        setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data })));
    }
  };
}

/** Node's own would keep the process alive. */
class TimedMessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
}
