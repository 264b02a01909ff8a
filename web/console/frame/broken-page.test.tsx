import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/console/kit/testing/render.tsx';
import { holdUnsaved } from '#web/console/platform/keeping/unsaved.ts';
import { MissingPart } from '#web/console/platform/parts.ts';
import { BrokenPage } from './broken-page.tsx';

const script = (version: string): string => `<script type="module" src="/assets/console-${version}.js"></script>`;
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
let server: Server;
/** The server's version at every address, and the number of times it was asked. */
let served: { version: string; status: number };
let asked: number;

beforeEach(async () => {
  [served, asked] = [{ version: 'new', status: 200 }, 0];
  server = createServer((_, reply) => {
    asked += 1;
    reply.writeHead(served.status, { 'content-type': 'text/html' }).end(script(served.version));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/park`);
});
afterEach(() => {
  server.close();
  sessionStorage.clear();
  reload.mockClear();
});

const Broken = ({ error }: { error: Error }) => {
  throw error;
};

/** A screen of a version that breaks with this error. */
async function broken(error: Error, version = 'old') {
  document.head.innerHTML = script(version);
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '/', errorElement: <BrokenPage />, element: <Broken error={error} /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: 'Load the screen again' });
  quiet.mockRestore();
}
const gone = () => new MissingPart('not fetched');
/** Goes on when the server was asked so often, and what it said has been read. */
const afterAsking = async (times: number) => {
  await waitFor(() => expect(asked).toBe(times));
  await new Promise((later) => setTimeout(later, 50));
};

test('a screen whose file is gone loads the new version by itself, and each version is left once', async () => {
  await broken(gone());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  served.version = 'old';
  await broken(gone(), 'new');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  cleanup();
  served.version = 'new';
  await broken(gone());
  await afterAsking(2);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a server that has the same version, or none just now, is left to the button', async () => {
  served.version = 'old';
  await broken(gone());
  await afterAsking(1);
  cleanup();
  served = { version: 'new', status: 503 };
  await broken(gone());
  await afterAsking(2);
  expect(reload).not.toHaveBeenCalled();
});

test('what was typed is not left without a word, and what broke otherwise is not loaded again', async () => {
  const letGo = holdUnsaved({ discard: () => undefined });
  await broken(gone());
  letGo();
  cleanup();
  await broken(new Error('a mistake of ours'));
  cleanup();
  await broken(gone());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asked).toBe(1);
});
