# One image for all roles: the command is the program of the role (ADR 0050), the gateway's unless another is named.
# BUILD_IMAGE is for whoever needs certificates or npm settings of their own to reach a registry; it leaves no layer in the result.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG BUILD_IMAGE=${NODE_IMAGE}
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${BUILD_IMAGE} AS manifests
WORKDIR /manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM ${BUILD_IMAGE} AS build
WORKDIR /careward
COPY --from=manifests /manifests ./
RUN npm ci -w gateway -w web -w services/assessment -w services/care-profile -w services/coach -w services/discovery \
      -w services/identity -w services/notifications -w infra/contracts -w infra/content -w infra/platform -w infra/local \
      --include-workspace-root
COPY . .
RUN NX_DAEMON=false npx nx run-many -t build -p @careward/gateway,@careward/web,@careward/assessment,@careward/care-profile,@careward/coach,@careward/discovery,@careward/identity,@careward/notifications,@careward/contracts,@careward/content,@careward/platform,@careward/local

FROM ${BUILD_IMAGE} AS packages
WORKDIR /careward
COPY --from=manifests /manifests ./
RUN npm ci --omit=dev -w gateway -w services/assessment -w services/care-profile -w services/coach -w services/discovery \
      -w services/identity -w services/notifications -w infra/contracts -w infra/content -w infra/platform
COPY infra/deploy/prune.sh /prune.sh
RUN sh /prune.sh && rm .npmrc package-lock.json node_modules/.package-lock.json

FROM build AS product
RUN mkdir /product && for folder in gateway services/* infra/contracts infra/content infra/platform infra/local; do \
      mkdir -p "/product/$folder" && cp -r "$folder/package.json" "$folder/dist" "/product/$folder/"; done \
 && cp package.json /product/ && cp -r infra/local/bin /product/infra/local/ \
 && cp -r infra/platform/rabbitmq /product/infra/platform/ \
 && cp -r services/coach/models services/coach/vocabulary /product/services/coach/ \
 && cp -r services/discovery/seed /product/services/discovery/ && cp -r services/notifications/assets /product/services/notifications/ \
 && mkdir /product/web && cp -r web/dist /product/web/ && find /product -name '*.map' -delete

FROM ${NODE_IMAGE} AS node

FROM ${BASE_IMAGE} AS base
COPY infra/deploy/base.sh /base.sh
RUN useradd --uid 1000 --user-group --no-create-home careward && mkdir -p /data/files /data/epoch-keys && sh /base.sh /base

FROM scratch
COPY --from=base /base /
COPY --from=base --chown=1000:1000 /data /data
# The binary alone: npm and yarn are nothing that a role may start.
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=packages /careward /careward
COPY --from=product /product /careward
COPY infra/deploy/healthcheck.sh /usr/local/bin/healthcheck
WORKDIR /careward
ENV PATH=/usr/local/bin:/usr/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000 HEALTH_PORT=9000 FILES_DIR=/data/files
USER 1000:1000
EXPOSE 3000 9000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 CMD ["/bin/bash", "/usr/local/bin/healthcheck"]
ENTRYPOINT ["node"]
CMD ["gateway/dist/main.js"]
