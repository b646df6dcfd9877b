import { Pool } from 'undici';

const UNIX = 'unix:';

/** Where services answer, in the form that HTTP clients know. */
export class ServiceOrigins<Service extends string> {
  /** The paths of unix sockets, by the origins that stand for them. */
  private readonly sockets = new Map<string, string>();
  private readonly origins = new Map<string, string>();

  constructor(addresses: Partial<Record<Service, string>>) {
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

  /** For undici's Agent: connections to an origin. */
  readonly connect = (origin: string | URL, options: object): Pool => {
    const socketPath = this.sockets.get(new URL(origin).origin);
    return new Pool(origin, { ...options, ...(socketPath && { socketPath }) });
  };
}
