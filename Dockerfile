# Everything that is only needed to build stays in this stage.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run prepare && npm prune --omit=dev --ignore-scripts

# Node comes with the packages that the lock file names; the libraries are those of the packaged Chromium.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libexpat1 libgcc-s1 libnspr4 libnss3 tini \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin pagewright \
  && install --directory --owner=pagewright --group=pagewright --mode=700 /data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/schemas schemas
COPY --from=build /app/lib lib
COPY --from=build /app/functions functions
COPY --from=build /app/scripts scripts
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/docs/dist web/docs/dist
ENV PATH=/app/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CACHE_DIR=/data/cache
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "scripts/container/health.js"]
# tini ends the processes that a browser leaves behind.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/serve.ts"]
