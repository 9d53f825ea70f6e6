# The mock backend. Build it from the root of the repository.
FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN npm install --global pnpm@10.34.9
COPY . .
RUN pnpm install --frozen-lockfile && pnpm --filter @wallet/mock-server --filter @wallet/console build \
  && pnpm --config.inject-workspace-packages=true --filter @wallet/mock-server deploy --prod /mock \
  && cp -r packages/mock-server/dist /mock/dist && mkdir /mock/console \
  && cp -r packages/mock-server/console/dist /mock/console/dist

FROM node:24-bookworm-slim
COPY --from=build /mock/package.json /mock/package.json
COPY --from=build /mock/node_modules /mock/node_modules
COPY --from=build /mock/dist /mock/dist
COPY --from=build /mock/console /mock/console
RUN mkdir /var/lib/wallet-mock && chown node /var/lib/wallet-mock
ENV MOCK_HOST=0.0.0.0 MOCK_PORT=4000
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/_mock/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/mock/dist/main.js"]
