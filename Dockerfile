# Larder with its embedded PostgreSQL. docs/operations.md explains how to run it.
# The base needs Debian, Node 20.19 or newer, and npm.
ARG BASE=docker.io/library/node:20-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
# Settings of npm, such as a proxy: --secret id=npmrc,src=FILE. They are not stored in the image.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --include=dev --no-audit --no-fund
COPY . .
# With CI=true the build writes no cache for a next build.
RUN CI=true npm run build && node scripts/collect-runtime.mjs /runtime

FROM ${BASE}
# initdb needs a user with an account. The images of Node have the user "node" with this number.
RUN (getent passwd 1000 || useradd --uid 1000 --user-group --no-create-home larder) \
    && install --directory --owner=1000 --group=1000 --mode=711 /data
WORKDIR /app
COPY --from=build /runtime ./
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=30s --timeout=5s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm start, which would install and build. SIGTERM reaches the server directly.
CMD ["node", "dist/serve.mjs"]
