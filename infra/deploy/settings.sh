#!/bin/sh
# Makes .env with fresh secrets, on a machine that has Node or only Docker. `--update` adds what an older .env lacks.
set -eu
cd "$(dirname "$0")/../.."
if node --eval 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2> /dev/null; then
  exec node infra/local/bin/settings.mjs "$@"
fi
exec docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/careward" --workdir /careward \
  "${NODE_IMAGE:-node:24-bookworm-slim}" node infra/local/bin/settings.mjs "$@"
