/**
 * Starts a preview: the simulator in this page, the service worker that relays calls to it, then the app.
 * `?scenario=qr-paid` selects the scenario, and a fragment holds a moment with its past. A reload continues, and
 * `window.mock` controls the world.
 */
import { createControl } from '../src/control/control-client.ts';
import { worldOfFragment } from '../src/control/world-link.ts';
import { claim, type RelayedRequest, type RelayedResponse } from './relay.ts';
import { createSimulator, type Simulator } from './simulator.ts';
import { createSocketClass } from './web-socket.ts';

interface Kept {
  readonly scenario: string | null;
  readonly snapshot: unknown;
}

/** The key of the saved state in sessionStorage. */
const keptAs = 'preview';

const base = new URL('.', import.meta.url);

function keptState(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keptAs) ?? '') as Kept;
  } catch {
    return undefined;
  }
}

/** Opens the world of the fragment, and removes it, so that a reload continues. */
async function openLinked(): Promise<Simulator | undefined> {
  const linked = await worldOfFragment(location.hash);
  if (!linked) return undefined;
  const simulator = createSimulator(undefined, linked);
  history.replaceState(history.state, '', location.pathname + location.search);
  return simulator;
}

/** Restores the saved state of the tab, unless the URL selects another scenario or holds a moment. */
async function begin(): Promise<Simulator> {
  const linked = await openLinked();
  const kept = keptState();
  const asked = new URLSearchParams(location.search).get('scenario');
  const scenario = asked ?? kept?.scenario ?? null;
  const simulator = linked ?? createSimulator(scenario ?? undefined);
  try {
    if (!linked && kept && kept.scenario === scenario) simulator.world.restore(kept.snapshot);
  } catch {
    // A saved state of an earlier build is ignored.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(keptAs, JSON.stringify({ scenario, snapshot: simulator.world.snapshot() }));
    } catch {
      // A state beyond the quota is not saved.
      sessionStorage.removeItem(keptAs);
    }
  });
  return simulator;
}

async function takeOver(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) throw new Error('A preview needs HTTPS or localhost: this page has no service worker.');
  const controlled = new Promise<void>((resolve) => {
    if (container.controller) resolve();
    else container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  await container.register(new URL('preview-worker.js', base), { scope: base.pathname, type: 'module' });
  const { active } = await container.ready;
  // A page that bypassed the worker, as after a forced reload, needs a claim.
  if (!container.controller) active?.postMessage(claim);
  await controlled;
}

async function relay(simulator: Simulator, { data, ports }: MessageEvent): Promise<void> {
  const [port] = ports;
  if (!port) return;
  const { url, method, headers, body } = data as RelayedRequest;
  const request = new Request(url, { method, headers, ...(body && { body }) });
  const response = await simulator.handle(request);
  const relayed: RelayedResponse = response && {
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
  };
  port.postMessage(relayed);
}

const simulator = await begin();
navigator.serviceWorker.addEventListener('message', (event) => void relay(simulator, event));
navigator.serviceWorker.startMessages();
window.WebSocket = createSocketClass(simulator.connections, window.WebSocket);
Object.assign(window, { mock: createControl({ baseUrl: location.origin }).worlds.of(simulator.world.id) });
await takeOver();
const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app'];
if (app !== undefined) await import(/* @vite-ignore */ new URL(app, location.href).href);
performance.mark('preview-ready');
