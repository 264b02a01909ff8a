import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/live-page.ts';
import { guardSlowReaders, guardSlowRequests, type Patience, slowRequestOptions } from './slow-requests.ts';
import { acceptUploads, withUpload } from './uploads.ts';

const HOUR_MS = 3_600_000;
const PATIENT: Patience = {
  headersMs: 20_000,
  requestMs: 20_000,
  uploadMs: 60_000,
  stillMs: HOUR_MS,
  streamMs: HOUR_MS,
};

/** A server with one call for JSON and one for a file, both answering how much they got; closed after the test. */
async function aServer(patience: Patience): Promise<number> {
  const app = Fastify(slowRequestOptions(patience));
  onTestFinished(() => app.close());
  guardSlowRequests(app, patience);
  app.post('/json', async ({ body }) => ({ got: JSON.stringify(body).length }));
  await acceptUploads(app, 1_000_000, (own) => {
    own.post('/file', (request) => withUpload(request, '', async (file) => ({ got: file?.length })));
  });
  await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  return (app.server.address() as AddressInfo).port;
}

const HEAD = '--edge\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
const TAIL = '\r\n--edge--\r\n';

/** Begins a request that announces `length` bytes; `answer` is all that comes back until the connection ends. */
function begin(port: number, path: string, type: string, length: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const headers = [`content-type: ${type}`, `content-length: ${length}`, 'connection: close'].join('\r\n');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n`);
  return { socket, answer: text(socket) };
}
const beginFile = (port: number, bytes: number) => {
  const upload = begin(port, '/file', 'multipart/form-data; boundary=edge', HEAD.length + bytes + TAIL.length);
  upload.socket.write(HEAD);
  return upload;
};

test('a file may take longer than JSON, which is given up', async () => {
  const port = await aServer({ ...PATIENT, requestMs: 100 });
  const upload = beginFile(port, 6);
  upload.socket.write('abc');
  // It began later than the file and is given up before the file is there.
  const json = begin(port, '/json', 'application/json', 20);
  json.socket.write('{"slow":');
  expect(await json.answer).toMatch(/^HTTP\/1.1 408 /);
  upload.socket.write(`def${TAIL}`);
  expect(await upload.answer).toMatch(/^HTTP\/1.1 200 (.|\s)*{"got":6}$/);
});

test('a file that never ends is given up as well', async () => {
  const port = await aServer({ ...PATIENT, headersMs: 50, requestMs: 50, uploadMs: 200 });
  const upload = beginFile(port, 6);
  expect(await upload.answer).toMatch(/^HTTP\/1.1 408 /);
});

/** A server that answers more than a connection holds: whole, as a stream, and later; `over` says how each ended, in order. */
async function aTeller(patience: Patience) {
  const app = Fastify();
  onTestFinished(() => app.close());
  guardSlowReaders(app, patience);
  const over: string[] = [];
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.raw.once('close', () => over.push(`${url} ${reply.raw.writableFinished ? 'sent' : 'given up'}`));
  });
  const { promise: isTime, resolve: answerLater } = Promise.withResolvers<void>();
  app.get('/whole', async () => 'x'.repeat(32_000_000));
  app.get('/stream', (_request, reply) => reply.send(Readable.from(endless())));
  app.get('/later', async () => {
    await isTime;
    return 'here';
  });
  await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  return { port: (app.server.address() as AddressInfo).port, over, answerLater };
}

async function* endless() {
  for (;;) {
    yield 'x'.repeat(100_000);
    await new Promise(setImmediate);
  }
}

function read(port: number, path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return socket;
}

test('whoever stands still while reading is given up, whole answers and streams; who waits for an answer is not', async () => {
  const { port, over, answerLater } = await aTeller({ ...PATIENT, stillMs: 100 });
  const later = text(read(port, '/later'));
  for (const path of ['/whole', '/stream']) {
    read(port, path).pause();
    await eventually(() => over.includes(`${path} given up`));
  }
  answerLater();
  expect(await later).toMatch(/here$/);
  expect(over).toEqual(['/whole given up', '/stream given up', '/later sent']);
});

test('a stream that goes on and on is given up although it is read', async () => {
  const { port, over } = await aTeller({ ...PATIENT, streamMs: 100 });
  await once(read(port, '/stream').resume(), 'close');
  expect(over).toEqual(['/stream given up']);
});
