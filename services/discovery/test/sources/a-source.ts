import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import type { ContentSource } from '@careward/contracts/discovery/source';
import { aCaregiver } from '@careward/testing/a-principal';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { randomUUID } from 'node:crypto';

export const anAdmin = () => aCaregiver({ role: 'super_admin' });

/** What the form sends, with a URL that no other source has. */
export const aForm = (more: object = {}) => ({
  name: 'Dementia guide',
  baseUrl: `https://example.org/${randomUUID()}`,
  category: 'Dementia care',
  ...more,
});

/** A source that waits for a review. */
export async function aSource(
  service: RunningService,
  more: object = {},
  by = anAdmin(),
): Promise<ContentSource> {
  const { status, body } = await service.call(routes.createSource, by, { body: aForm(more) });
  if (status !== 201) throw new Error(`the source was not created: ${status}`);
  return body;
}

/** A source that is crawled. */
export async function anApprovedSource(service: RunningService, by = anAdmin()): Promise<ContentSource> {
  const { id } = await aSource(service, {}, by);
  return (await service.call(routes.approveSource, by, { params: { id } })).body;
}
