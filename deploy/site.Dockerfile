# The site: built files, Debian's nginx, Node for the start script. Build it from the root of the repository.
FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN npm install --global pnpm@10.34.9
COPY . .
ARG MARKET=thailand
ARG BRAND=brand/demo
RUN pnpm install --frozen-lockfile && node scripts/build.mjs --market "$MARKET" --brand "$BRAND" --as site && mv packages/app/dist/site /site

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nginx-light && rm -rf /var/lib/apt/lists/* \
  && mkdir /var/lib/wallet-site && chown node /var/lib/wallet-site
COPY --from=build /site /site
COPY --from=build /app/deploy/dist/site.js /deploy/dist/site.js
COPY --from=build /app/deploy/start.sh /deploy/start.sh
ENV SITE_BUILD=/site SITE_FOLDER=/var/lib/wallet-site SITE_LISTEN=8080
USER node
VOLUME /var/lib/wallet-site
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/icon.svg').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# nginx completes open requests before it ends.
STOPSIGNAL SIGQUIT
CMD ["sh", "/deploy/start.sh"]
