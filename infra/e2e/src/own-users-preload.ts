/** Gives a role the engines' URLs of its own group, as a deployment does. */
const group = (process.env['ROLE'] ?? '').replace('-worker', '').toUpperCase().replaceAll('-', '_');
for (const name of ['REDIS_URL', 'AMQP_URL']) {
  const own = process.env[`${group}_${name}`];
  if (own !== undefined) process.env[name] = own;
}
