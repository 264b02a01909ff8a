import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { guardSlowRequests, type Patience, slowRequestOptions } from './slow-requests.ts';
import { acceptUploads, withUpload } from './uploads.ts';

/** A server with one call for JSON and one for a file, both answering how much they got; closed after the test. */
async function aServer(patience: Patience): Promise<number> {
  const app = Fastify(slowRequestOptions(patience));
  onTestFinished(() => app.close());
  guardSlowRequests(app, patience);
  app.post('/json', async ({ body }) => ({ got: JSON.stringify(body).length }));
  await acceptUploads(app, 1_000_000, (own) => {
    own.post('/file', (request) => withUpload(request, async (file) => ({ got: file?.length })));
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
  const port = await aServer({ headersMs: 20_000, requestMs: 100, uploadMs: 60_000 });
  const upload = beginFile(port, 6);
  upload.socket.write('abc');
  // It began later than the file and is given up before the file is there.
  const json = begin(port, '/json', 'application/json', 20);
  json.socket.write('{"slow":');
  expect(await json.answer).toMatch(/^HTTP\/1.1 408 /);
  upload.socket.write(`def${TAIL}`);
  expect(await upload.answer).toMatch(/^HTTP\/1.1 200 (.|\s)*{"got":6}$/);
});

test('what is there in time is answered', async () => {
  const port = await aServer({ headersMs: 20_000, requestMs: 20_000, uploadMs: 60_000 });
  const json = begin(port, '/json', 'application/json', 10);
  json.socket.write('{"a":');
  json.socket.write('"bc"}');
  expect(await json.answer).toMatch(/{"got":10}$/);
});

test('a file that never ends is given up as well', async () => {
  const port = await aServer({ headersMs: 50, requestMs: 50, uploadMs: 200 });
  const upload = beginFile(port, 6);
  expect(await upload.answer).toMatch(/^HTTP\/1.1 408 /);
});
