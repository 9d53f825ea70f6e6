/**
 * The test console: pages for testers who do not program. They start scenarios, send slips, advance time and read the
 * journal. Its forms call the control API; a slip is sent by the call of the app.
 */
import multipart from '@fastify/multipart';
import { markerHeader } from '@wallet/contract/c';
import { deposit } from '@wallet/contract/deposit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { worldHeader } from '../http/caller.ts';
import { readForm } from '../http/form.ts';
import type { HasControlAccess } from './control-access.ts';
import { UploadedFile } from '../http/upload.ts';
import { paramsOf } from '../cli/commands.ts';
import { parseDuration } from '../scenario/duration.ts';
import { ControlError } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { noSuchWorld } from '../world/worlds.ts';
import { controlHeader, controlPrefix } from './control.contract.ts';
import { testConsolePage, testConsolePath, indexPage } from './test-console-page.ts';
import { sendPage } from './html.ts';
import { originForPhones } from './phone-address.ts';
import type { StateView, WorldView } from './control-schema.ts';

type Fields = Readonly<Record<string, string | UploadedFile>>;
type ToWorld = { Params: { world: string } };

/** Serves the test console to clients with control access. */
export function serveTestConsole(
  app: FastifyInstance,
  worlds: Worlds,
  hasControlAccess: HasControlAccess,
): void {
  const callControl = createControlCaller(app);

  /** The handlers of the forms, by name. */
  const forms: Readonly<Record<string, (world: World, fields: Fields) => Promise<void>>> = {
    async slip(world, { member = '', file }) {
      const { token } = await callControl<{ token: string }>('POST', `/worlds/${world.id}/members/signIn`, {
        member,
      });
      await sendSlip(app, world, token, file);
    },
    async time(world, { by }) {
      const body = by === 'next' ? { next: true } : { by: parseDuration(String(by)) };
      await callControl('POST', `/worlds/${world.id}/clock/advance`, body);
    },
    async transition(world, { action, body }) {
      const [noun, name] = String(action).split('.');
      await callControl('POST', `/worlds/${world.id}/${noun}/${name}`, jsonOf(String(body)));
    },
    async reset(world) {
      await callControl('POST', `/worlds/${world.id}/reset`);
    },
  };

  const originFor = (request: FastifyRequest) => originForPhones(request, app.server.address());
  const showIndex = (reply: FastifyReply, problem?: string, status?: number) =>
    sendPage(reply, 'Test console', indexPage(worlds.list(), originFor(reply.request), problem), status);

  async function show(reply: FastifyReply, world: World, problem?: string): Promise<void> {
    const states = await callControl<StateView[]>('GET', `/worlds/${world.id}/states`);
    const page = testConsolePage({ world, states, origin: originFor(reply.request), problem });
    void sendPage(reply, `Test console: ${world.id}`, page, problem === undefined ? 200 : 409);
  }

  void app.register(async (scope) => {
    scope.addHook('onRequest', onlyFromHere(hasControlAccess));
    await scope.register(multipart, { throwFileSizeLimit: false });

    scope.get(testConsolePath, (_request, reply) => showIndex(reply));
    scope.post(testConsolePath, async (request, reply) => {
      try {
        const { scenario = '', params = '' } = await fieldsOf(request);
        const values = paramsOf(listed(String(params)));
        const { id } = await callControl<WorldView>('POST', '/worlds', { scenario, params: values });
        return await reply.redirect(`${testConsolePath}/${id}`, 303);
      } catch (error) {
        return showIndex(reply, reasonOf(error), 409);
      }
    });
    scope.get<ToWorld>(`${testConsolePath}/:world`, async ({ params }, reply) => {
      const world = worlds.get(params.world);
      if (!world) return showIndex(reply, noSuchWorld(params.world), 404);
      world.catchUp();
      await show(reply, world);
      return reply;
    });
    scope.post<{ Params: { world: string; form: string } }>(
      `${testConsolePath}/:world/:form`,
      async (request, reply) => {
        const { world: id, form } = request.params;
        const world = worlds.get(id);
        const run = Object.hasOwn(forms, form) ? forms[form] : undefined;
        if (!world || !run) return showIndex(reply, noSuchWorld(id), 404);
        try {
          const fields = await fieldsOf(request);
          await run(world, fields);
          return await reply.redirect(`${testConsolePath}/${id}#${placeOf(form, fields)}`, 303);
        } catch (error) {
          await show(reply, world, reasonOf(error));
          return reply;
        }
      },
    );
  });
}

/** Returns the section of the page to return to. */
const placeOf = (form: string, { place }: Fields): string =>
  encodeURIComponent(typeof place === 'string' ? place : form);

/** Splits `note=NOT_MATCH; times=5`. */
const listed = (params: string): string[] =>
  params
    .split(';')
    .map((param) => param.trim())
    .filter(Boolean);

function reasonOf(error: unknown): string {
  if (error instanceof ControlError) return error.message;
  throw error;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlError('invalid', 'The body of the transition is not JSON.');
  }
}

/** Refuses forms of other origins. */
const onlyFromHere =
  (hasControlAccess: HasControlAccess) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { host, origin } = request.headers;
    const isFromHere = origin === undefined || origin === `${request.protocol}://${host ?? ''}`;
    if (hasControlAccess(request) && isFromHere) return done();
    void reply
      .code(403)
      .send({ message: 'The desk is for this machine only, unless --allow-control-from names others.' });
  };

async function fieldsOf(request: FastifyRequest): Promise<Fields> {
  // The limits of a slip: all other forms are smaller.
  const form = await readForm(request, 'deposit.sendSlip');
  if (form.kind === 'form') return form.fields;
  throw new ControlError('invalid', 'The form could not be read: is the file larger than 10 MB?');
}

type CallControl = <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;

/** Calls the control API inside the process. Throws a ControlError with the reason. */
const createControlCaller =
  (app: FastifyInstance): CallControl =>
  async <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => {
    const response = await app.inject({
      method,
      url: controlPrefix + path,
      headers: {
        host: '127.0.0.1',
        [controlHeader.name]: controlHeader.value,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    if (response.statusCode === 200) return response.json<Answer>();
    throw new ControlError('conflict', response.json<{ message: string }>().message);
  };

/** Sends a slip by the call of the app. Throws a ControlError with its code. */
async function sendSlip(
  app: FastifyInstance,
  world: World,
  token: string,
  file: string | UploadedFile | undefined,
): Promise<void> {
  const form = new FormData();
  if (file instanceof UploadedFile) form.set('file', file);
  const encoded = new Response(form);
  const response = await app.inject({
    method: deposit.sendSlip.method,
    url: deposit.sendSlip.path,
    headers: {
      host: '127.0.0.1',
      [markerHeader.name]: markerHeader.value,
      [worldHeader]: world.id,
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (response.statusCode !== 200)
    throw new ControlError(
      'conflict',
      `The slip was not taken: ${response.json<{ message: string }>().message}.`,
    );
}
