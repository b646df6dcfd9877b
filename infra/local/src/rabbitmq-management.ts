/**
 * Changes the broker of an AMQP URL through its management API, on its usual port unless `RABBITMQ_MANAGEMENT_PORT` names another;
 * answers 'set', or why not.
 */
export function rabbitmqManagement(amqpUrl: string) {
  const port = process.env['RABBITMQ_MANAGEMENT_PORT'] ?? '15672';
  const { hostname, username, password, pathname } = new URL(amqpUrl);
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = {
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    'content-type': 'application/json',
  };
  return {
    /** As it stands in the URL; encoded. */
    vhost: pathname.length > 1 ? pathname.slice(1) : encodeURIComponent('/'),
    put: (path: string, body: object): Promise<string> =>
      fetch(`http://${hostname}:${port}/api/${path}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(body),
      }).then(
        ({ ok, status }) => (ok ? 'set' : `refused with ${status}`),
        (error: Error) => `not set: ${error.cause instanceof Error ? error.cause.message : error.message}`,
      ),
  };
}
