#!/bin/bash
# Whether this container's role is ready; bash's own sockets, because a start of Node every few seconds costs more than a role.
exec 3<>"/dev/tcp/127.0.0.1/${HEALTH_PORT:-9000}" || exit 1
printf 'GET /readyz HTTP/1.0\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
