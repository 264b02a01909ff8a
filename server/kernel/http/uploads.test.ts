import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eventually, listening } from '#server/testing/live-page.ts';
import { aHall, type Hall, untilCounts } from '#server/testing/traffic.ts';
import { acceptUploads, withUpload } from './uploads.ts';

const HEAD = '--edge\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
const TAIL = '\r\n--edge--\r\n';

/** A call of the hall that receives a file and works on it; `begin` sends the head of one. */
async function receiving(hall: Hall, work: () => Promise<void>) {
  await acceptUploads(hall.app, 100, (own) =>
    own.post('/api/file', { config: { traffic: 'upload' } }, (request) =>
      withUpload(request, request.headers.from ?? '', (file) => work().then(() => ({ got: file?.length }))),
    ),
  );
  const port = Number(new URL(await listening(hall)).port);
  const begin = (from = 'zoo') => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    onTestFinished(() => void socket.destroy());
    const length = `content-length: ${HEAD.length + 3 + TAIL.length}`;
    const type = 'content-type: multipart/form-data; boundary=edge';
    socket.write(`POST /api/file HTTP/1.1\r\nhost: x\r\nfrom: ${from}\r\n${type}\r\n${length}\r\n\r\n${HEAD}`);
    return socket;
  };
  return { begin };
}

test('whoever sends a file slowly keeps no place from those whose file is there', async () => {
  const hall = await aHall({ upload: { atOnce: 1, waiting: 0 } });
  const { begin } = await receiving(hall, async () => undefined);
  const slow = begin();
  await eventually(() => hall.came() === 1);
  const quick = begin();
  quick.write(`abc${TAIL}`);
  expect(String((await once(quick, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*{"got":3}/);
  slow.write(`abc${TAIL}`);
  expect(String((await once(slow, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  expect(await hall.counts('upload')).toEqual({ working: 0, waiting: 0 });
});

test('whoever hangs up while waiting for the place of an upload leaves nothing behind', async () => {
  const hall = await aHall({ upload: { atOnce: 1, waiting: 1 } });
  const atWork: (() => void)[] = [];
  const { begin } = await receiving(hall, () => new Promise<void>((done) => void atWork.push(done)));
  const first = begin();
  first.write(`abc${TAIL}`);
  await eventually(() => atWork.length === 1);
  for (let gone = 1; gone <= 20; gone += 1) {
    const waiting = begin();
    waiting.write(`abc${TAIL}`);
    await untilCounts(hall, 'upload', 1, 1);
    waiting.destroy();
    await untilCounts(hall, 'upload', 1, 0);
  }
  const last = begin();
  last.write(`abc${TAIL}`);
  await untilCounts(hall, 'upload', 1, 1);
  for (const socket of [first, last]) {
    atWork.shift()?.();
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    if (socket === first) await eventually(() => atWork.length === 1);
  }
});

test('whoever sends sixteen files slowly keeps half of the room for another', async () => {
  const hall = await aHall();
  const { begin } = await receiving(hall, async () => undefined);
  const slow = Array.from({ length: 16 }, () => begin('zoo'));
  const refused: string[] = [];
  for (const socket of slow) socket.once('data', (answer: string) => void refused.push(answer));
  await eventually(() => refused.length === 8);
  for (const answer of refused) expect(answer).toContain('"code":"UNAVAILABLE"');
  const other = begin('bank');
  other.write(`abc${TAIL}`);
  expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*{"got":3}/);
  for (const socket of slow) socket.destroy();
  await eventually(async () => (await once(begin('zoo').end(`abc${TAIL}`), 'data')).length === 1);
});
