import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Thousands of token pages in a process of their own, told what to do by its parent: they connect by WebSocket, join one
 * queue, answer pings, and note when they hear a number. Bytes are written and read as they are on the wire, so that what
 * is measured is the server.
 */
export interface PagesOrder {
  port: number;
  queue: { kind: 'doctor' | 'loan'; id: string };
  count: number;
}

/** From the parent: say when every page has heard this number. To the parent: when each did, in milliseconds since boot. */
export interface Expected {
  number: number;
}
export interface Heard {
  number: number;
  times: number[];
}

const AT_ONCE = 100;
const PING = '\x81\x012';
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** A text frame of a client, with a mask of zeros. Ours are all shorter than 126 bytes. */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

const upgrade = (port: number): string =>
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nUser-Agent: Mozilla/5.0 (Linux; Android 16) bench\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2l4dGVlbiBieXRlcyAhIQ==\r\n\r\n`;

/** Connects one page and lets it join; ready once it has been told what is stored. */
async function openPage({ port, queue }: PagesOrder, onNumber: (number: number) => void): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
  await once(socket, 'connect');
  socket.write(upgrade(port));
  await until(socket, '0{');
  socket.write(frame('40'));
  await until(socket, '40{');
  socket.write(frame(`42${JSON.stringify(['join', queue])}`));
  await until(socket, 'currentRunningCount');
  socket.on('data', (piece: string) => {
    if (piece.includes(PING)) socket.write(frame('3'));
    for (const [, number] of piece.matchAll(/"currentRunningCount":(\d+)/g)) onNumber(Number(number));
  });
  return socket;
}

const until = (socket: Socket, word: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = '';
    const listen = (piece: string): void => {
      text += piece;
      if (!text.includes(word)) return;
      socket.off('data', listen).off('close', reject);
      resolve();
    };
    socket.on('data', listen).once('close', reject);
  });

async function run(order: PagesOrder): Promise<void> {
  const heard = new Map<number, number[]>();
  const onNumber = (number: number): void => {
    const times = heard.get(number) ?? [];
    heard.set(number, times);
    if (times.push(now()) === order.count) process.send?.({ number, times } satisfies Heard);
  };
  let left = order.count;
  const opener = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await openPage(order, onNumber);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  process.send?.('connected');
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit(0));
  await run(JSON.parse(process.argv[2] as string));
}
