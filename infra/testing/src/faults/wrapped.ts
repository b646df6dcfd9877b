import type { Abstract, DynamicModule, FactoryProvider, Provider } from '@nestjs/common';

/** The module with one of its factories' products wrapped. Throws when it makes no such thing. */
export function wrapped<T>(module: DynamicModule, token: Abstract<T>, wrap: (real: T) => T): DynamicModule {
  const providers = module.providers ?? [];
  if (!providers.some((provider) => makes(provider, token)))
    throw new Error(`Nothing makes a ${token.name}.`);
  return {
    ...module,
    providers: providers.map((provider) =>
      makes(provider, token)
        ? {
            ...provider,
            useFactory: async (...needs: unknown[]) => wrap(await provider.useFactory(...needs)),
          }
        : provider,
    ),
  };
}

const makes = <T>(provider: Provider, token: Abstract<T>): provider is FactoryProvider<T> =>
  typeof provider === 'object' && 'useFactory' in provider && provider.provide === token;
