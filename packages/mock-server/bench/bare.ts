/** A process of bare Fastify that sends one JSON value: `bare.ts <file with the JSON>`. */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const body = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as object;
const app = fastify({ logger: false });
app.get('/api/wallet', () => body);
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
