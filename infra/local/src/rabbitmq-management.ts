/**
 * Changes the broker of an AMQP URL through its management API, with TLS where the URL has it, and on its usual port unless
 * `RABBITMQ_MANAGEMENT_PORT` names another; answers 'set', or why not.
 */
export function rabbitmqManagement(amqpUrl: string) {
  const { protocol, hostname, username, password, pathname } = new URL(amqpUrl);
  const [scheme, usual] = protocol === 'amqps:' ? ['https', '15671'] : ['http', '15672'];
  const port = process.env['RABBITMQ_MANAGEMENT_PORT'] || usual;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = {
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    'content-type': 'application/json',
  };
  return {
    /** As it stands in the URL; encoded. */
    vhost: pathname.length > 1 ? pathname.slice(1) : encodeURIComponent('/'),
    put: (path: string, body: object): Promise<string> =>
      fetch(`${scheme}://${hostname}:${port}/api/${path}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(body),
      }).then(
        ({ ok, status }) => (ok ? 'set' : `refused with ${status}`),
        (error: Error) => `not set: ${error.cause instanceof Error ? error.cause.message : error.message}`,
      ),
  };
}
