import { lookup } from 'node:dns';
import { Agent, type Dispatcher, interceptors, Pool } from 'undici';

const UNIX = 'unix:';

/** How long the addresses of a name are used before they are asked for again: a new copy gets work after that. */
const ADDRESSES_TTL_MS = 5_000;
/** So that a copy behind an address that several share gets work too. */
const CONNECTION_TTL_MS = 60_000;
/** A copy that has gone without a word answers no packet; its neighbours are milliseconds away. The next one is tried within a readiness probe. */
const CONNECT_TIMEOUT_MS = 900;

type Lookup = NonNullable<NonNullable<Parameters<typeof interceptors.dns>[0]>['lookup']>;
type LookupCallback = Parameters<Lookup>[2];

/** Where services answer, in the form that HTTP clients know. */
export class ServiceOrigins<Service extends string> {
  /** The paths of unix sockets, by the origins that stand for them. */
  private readonly sockets = new Map<string, string>();
  private readonly origins = new Map<string, string>();
  private readonly lookup: Lookup;

  /** @param lookup instead of the system's, which tells the addresses of a name. */
  constructor(addresses: Partial<Record<Service, string>>, lookup: Lookup = ofSystem) {
    this.lookup = lastKnown(lookup);
    for (const [service, address] of Object.entries<string | undefined>(addresses)) {
      if (!address?.startsWith(UNIX)) {
        this.origins.set(service, address ?? '');
        continue;
      }
      const origin = `http://${service}`;
      this.origins.set(service, origin);
      this.sockets.set(origin, address.slice(UNIX.length));
    }
  }

  of(service: Service): string {
    return this.origins.get(service) ?? '';
  }

  /**
   * Sends calls to all copies of a service by turns, and on to the next copy where one cannot have done anything.
   *
   * @param connections at most, to one copy; null for any number, each of which a long answer may hold.
   */
  dispatcher(connections: number | null): Dispatcher {
    // At every call the pool would ask those that are held to close once more.
    const clientTtl = connections === null ? null : CONNECTION_TTL_MS;
    const agent = new Agent({
      connections,
      clientTtl,
      connectTimeout: CONNECT_TIMEOUT_MS,
      factory: this.connect,
    });
    // Names have both kinds of addresses more often than services listen on both.
    const byTurns = interceptors.dns({ maxTTL: ADDRESSES_TTL_MS, affinity: 4, lookup: this.lookup });
    return agent.compose(this.whereNamed(byTurns), onToTheNext);
  }

  /** A socket has no name that could be looked up. */
  private whereNamed(
    byTurns: Dispatcher.DispatcherComposeInterceptor,
  ): Dispatcher.DispatcherComposeInterceptor {
    return (dispatch) => {
      const named = byTurns(dispatch);
      return (options, handler) =>
        (this.sockets.has(String(options.origin)) ? dispatch : named)(options, handler);
    };
  }

  private readonly connect = (origin: string | URL, options: object): Pool => {
    const socketPath = this.sockets.get(new URL(origin).origin);
    return new Pool(origin, { ...options, ...(socketPath && { socketPath }) });
  };
}

const ofSystem: Lookup = (origin, _options, answered) =>
  lookup(origin.hostname, { all: true, order: 'ipv4first' }, (error, addresses) => {
    // Node gives none then, whatever its types say. A name has none either while all its copies are away.
    if (error) return answered(error, []);
    const ttl = ADDRESSES_TTL_MS;
    answered(
      null,
      addresses.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4, ttl })),
    );
  });

/** Looks a name up once for all calls that wait for it. While it cannot be looked up, the last addresses stand. */
function lastKnown(lookup: Lookup): Lookup {
  const known = new Map<string, Parameters<LookupCallback>[1]>();
  const waiting = new Map<string, LookupCallback[]>();
  return (origin, options, answered) => {
    const { hostname } = origin;
    const others = waiting.get(hostname);
    if (others) return void others.push(answered);
    const all = [answered];
    waiting.set(hostname, all);
    lookup(origin, options, (error, addresses) => {
      waiting.delete(hostname);
      if (!error) known.set(hostname, addresses);
      const last = known.get(hostname);
      // Whoever asked writes into what it gets.
      for (const each of all)
        if (last)
          each(
            null,
            last.map((address) => ({ ...address })),
          );
        else each(error, []);
    });
  };
}

/** A copy that is gone: nothing was sent. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOENT', 'UND_ERR_CONNECT_TIMEOUT']);
/** A copy that went while it had the call, or a connection that it had just closed. */
const CUT_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** More than one: other calls take their turns meanwhile, so that the next turn may be that of the same copy. */
const COPIES_TRIED = 5;

/**
 * Repeats a call that no copy can have answered: one that was not sent, or, once, one that changes nothing and was cut off.
 */
const onToTheNext: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  let repeats = isStream(options.body) ? 0 : COPIES_TRIED - 1;
  const isSafe = (code = '') =>
    NOT_CONNECTED.has(code) || (['GET', 'HEAD'].includes(options.method) && CUT_OFF.has(code));
  const repeating: Dispatcher.DispatchHandler = {
    onRequestStart: (...started) => handler.onRequestStart?.(...started),
    onRequestUpgrade: (...upgraded) => handler.onRequestUpgrade?.(...upgraded),
    onResponseStart: (...answered) => {
      repeats = 0;
      handler.onResponseStart?.(...answered);
    },
    onResponseData: (...received) => handler.onResponseData?.(...received),
    onResponseEnd: (...ended) => handler.onResponseEnd?.(...ended),
    onResponseError: (controller, error: Error & { code?: string }) => {
      if (repeats === 0 || !isSafe(error.code)) return handler.onResponseError?.(controller, error);
      repeats = CUT_OFF.has(error.code ?? '') ? 0 : repeats - 1;
      dispatch(options, repeating);
    },
  };
  return dispatch(options, repeating);
};

/** It may have been read in part. */
const isStream = (body: unknown) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
