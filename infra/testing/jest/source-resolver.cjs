/**
 * Where jest looks for the specs of a changed file it gives no conditions, and would find the builds of our packages
 * instead of their sources.
 */
module.exports = (path, options) =>
  options.defaultResolver(path, {
    ...options,
    conditions: options.conditions ?? ['source', 'node', 'import', 'default'],
  });
