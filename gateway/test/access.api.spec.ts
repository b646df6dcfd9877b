import type { Access, Route } from '@careward/contracts/kernel/route';
import { routeTable } from '@careward/contracts/route-table';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { gatewayRig, type GatewayRig } from './gateway-rig.js';

let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

/** Rows that are always there, by name. */
const rowsFor = (...access: Access[]) =>
  routeTable
    .filter((row) => access.includes(row.access) && !row.feature)
    .map((row) => [`${row.method} ${row.path}`, row] as const);
const params = { id: randomUUID() };
const statusOf = async (row: Route, headers = {}) => (await rig.ask(row, { params, headers })).problem.status;

describe('without a session', () => {
  it.each(rowsFor('user', 'super_admin'))('%s is refused before it reaches a service', async (_name, row) => {
    expect(await statusOf(row)).toBe(401);
    expect(rig.services.received).toEqual([]);
  });
});

describe('to a caregiver', () => {
  it.each(rowsFor('super_admin'))('%s is refused before it reaches a service', async (_name, row) => {
    expect(await statusOf(row, rig.withBearer)).toBe(403);
    expect(rig.services.received).toEqual([]);
  });
});
