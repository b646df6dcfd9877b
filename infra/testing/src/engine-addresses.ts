const names = ['MONGODB_URL', 'REDIS_URL', 'AMQP_URL'] as const;
export type EngineAddresses = Record<(typeof names)[number], string>;

/** The URLs of this run's engines, which jest's global setup starts. Throws when it started none. */
export function engineAddresses(): EngineAddresses {
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0)
    throw new Error(
      `This spec needs engines (${missing.join(', ')}); only *.unit.spec files run without them.`,
    );
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as EngineAddresses;
}
