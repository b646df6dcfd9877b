import { problem, problemStatusesOf, type Route } from '../kernel/route.js';
import { schemaOf, type JsonSchema } from './json-schema.js';

const header = (description: string) => ({ description, schema: { type: 'string' } });
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const problemJson = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** The route table as an OpenAPI 3.1 document. */
export function openApi(rows: readonly Route[]) {
  const paths = Map.groupBy(rows, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Careward',
      version: '1.0.0',
      description:
        'What the gateway answers. Besides the problems of each call: 405 for a method that the path does not have, ' +
        '421 for another host name, and 400, 408 or 431 for a request that cannot be read.',
    },
    paths: Object.fromEntries(
      [...paths].map(([path, ofPath]) => [
        path,
        Object.fromEntries(ofPath.map((row) => [row.method.toLowerCase(), operationOf(row)])),
      ]),
    ),
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      responses: {
        Problem: {
          description: 'RFC 9457 problem; `detail` is a sentence for the person',
          content: problemJson,
        },
        TryLater: {
          description: 'The same call may succeed later',
          headers: { 'Retry-After': header('Seconds to wait.') },
          content: problemJson,
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-careward',
          description:
            'Set by signing in. On http its name is careward_<port>. Calls that change something have to come from ' +
            'our own pages.',
        },
      },
    },
  };
}

const operationOf = (row: Route) => ({
  tags: [row.service],
  summary: row.summary,
  security: securityOf(row),
  parameters: parametersOf(row),
  ...(row.body && { requestBody: { required: true, content: json(schemaOf(row.body, 'input')) } }),
  ...(row.upload && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
  responses: { ...successesOf(row), ...problemsOf(row) },
  'x-access': row.access,
  'x-rate-limit': row.rate,
  'x-body-limit': row.bodyLimit,
  ...(!row.stream && { 'x-deadline': row.deadline }),
});

/** The empty requirement allows a call without credentials. */
function securityOf({ access, session }: Route): Record<string, []>[] {
  const signedIn: Record<string, []>[] = [{ bearer: [] }, { cookie: [] }];
  if (access !== 'public') return signedIn;
  return session === 'ends' ? [...signedIn, {}] : [];
}

function parametersOf({ path, query, idempotencyKey }: Route) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const { properties = {}, required = [] } = query ? schemaOf(query, 'input') : {};
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name) && schema.default === undefined,
      schema,
    })),
    ...(idempotencyKey
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description: 'Repeated with the same key, the call is made once.',
            schema: { type: 'string' },
          },
        ]
      : []),
  ];
}

function successesOf({ answers, cacheControl, download, events, page, redirect, stream }: Route) {
  const headers = {
    ...(page && { Link: header('Leads to the next page, rel="next"; absent on the last.') }),
    ...(cacheControl && { ETag: header('For If-None-Match.') }),
  };
  const answered = Object.entries(answers).map(([status, answer]) => {
    const schema = schemaOf(answer, 'output');
    const eventSchema = stream ? schema : events && schemaOf(events, 'output');
    const content = {
      ...(!stream && json(schema)),
      ...(eventSchema && { 'text/event-stream': { schema: eventSchema } }),
    };
    const description = stream ? 'Server-sent events, each with data of this schema' : 'Success';
    return [status, { description, headers, content }] as const;
  });
  return {
    ...Object.fromEntries(answered),
    ...(download && {
      200: {
        description: 'A file',
        headers: { 'Content-Disposition': header('The name of the file.') },
        content: { [download]: {} },
      },
    }),
    ...(redirect && {
      [redirect]: { description: 'Redirect', headers: { Location: header('Where to go.') } },
    }),
    ...(cacheControl && { 304: { description: 'Unchanged since the ETag in If-None-Match' } }),
  };
}

function problemsOf(row: Route) {
  return Object.fromEntries(
    problemStatusesOf(row).map((status) => {
      const name = [429, 503, 504].includes(status) ? 'TryLater' : 'Problem';
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}
