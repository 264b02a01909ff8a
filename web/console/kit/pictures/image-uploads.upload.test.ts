import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uploadImage } from './image-uploads.ts';

let server: Server;
let answer: (request: IncomingMessage) => Promise<{ status: number; body: string }>;

beforeEach(async () => {
  server = createServer(async (request, reply) => {
    const { status, body } = await answer(request);
    reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/app/advatagement`);
  localStorage.setItem('id_token', 'secret');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const photo = () => new File([new Uint8Array([1, 2, 3])], 'photo.jpg', { type: 'image/jpeg' });
const send = (signal = new AbortController().signal) => uploadImage(photo(), { signal, progress: () => undefined });

test('the file goes as a form with its name, signed, to the call of the product; the answer is its address', async () => {
  let sent: { line: string; token?: string; type?: string; body: string } | undefined;
  answer = async (request) => {
    const { method, url, headers } = request;
    const body = (await buffer(request)).toString('latin1');
    sent = { line: `${method} ${url}`, token: headers.authorization, type: headers['content-type'], body };
    return { status: 200, body: '{"url":"/images/a.webp"}' };
  };
  expect(await send()).toBe('/images/a.webp');
  expect(sent).toMatchObject({ line: 'POST /api/image/upload', token: 'Bearer secret' });
  expect(sent?.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.body).toContain(
    'name="image"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\x01\x02\x03\r\n',
  );
});

test('a refusal comes in the words of the server', async () => {
  const body = JSON.stringify({ code: 'UNSUPPORTED_TYPE', message: 'Please choose a JPEG, PNG or WebP picture.' });
  answer = async () => ({ status: 415, body });
  await expect(send()).rejects.toMatchObject({
    code: 'UNSUPPORTED_TYPE',
    message: 'Please choose a JPEG, PNG or WebP picture.',
  });
});

test('without a network it says so, and one that is stopped is stopped', async () => {
  const controller = new AbortController();
  answer = () => new Promise(() => undefined);
  const stopped = expect(send(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  controller.abort();
  await stopped;
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await expect(send()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'We could not reach the server. Please check the network and try again.',
  });
});
