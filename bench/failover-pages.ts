import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { REALTIME } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';

const LOGIN = { email: 'bench@clinics.example', password: 'a quiet morning' };

const PATIENCE_MS = 90_000;

type Json = Record<string, string>;

/** A clinic whose desk calls tokens, and pages that are open and look at its queue. */
export interface Clinic {
  /** Books a token and calls the next one, again and again until both are done; answers the number that is called. */
  callNext(): Promise<number>;
  /** How many of the pages show this number. */
  pagesThatShow(number: number): number;
  pages: number;
  close(): void;
}

/** Registers a clinic at this address and opens so many pages there. */
export async function clinicWithPages(address: string, pages: number): Promise<Clinic> {
  let token = '';
  const call = async (path: string, body: object, key?: string): Promise<Json | null> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    };
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
      () => null,
    );
    if (!answer || answer.status === 503) return null;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Json;
  };
  const surely = async (path: string, body: object): Promise<Json> => {
    const key = crypto.randomUUID();
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(200)) {
      const answer = await call(path, body, key);
      if (answer) return answer;
    }
    throw new Error(`${path} was not done`);
  };
  const person = { personName: 'Asha Rao', mobileNumber1: '9876543210', location: 'Hyderabad' };
  await surely('/profileregistration/add', { registrationType: 'doctor', name: 'Bench', ...person, ...LOGIN });
  token = (await surely('/profileregistration/login', LOGIN)).token ?? '';
  const { _id: id = '', doctorId } = await surely('/clinic/add', {
    clinicName: 'Bench',
    doctorName: 'Dr Rao',
    city: 'Hyderabad',
    area: 'Ameerpet',
    address: '12 Station Road',
    startTime: '09:00',
    endTime: '23:59',
    fee: '300',
    tokens: '9999',
    specilization: 'Skin',
  });
  const open = Array.from({ length: pages }, () => page(address, { kind: 'doctor', id }));
  let patients = 0;
  return {
    pages,
    callNext: async () => {
      patients += 1;
      const patient = { patientName: 'Lakshmi Devi', mobile: String(9_100_000_000 + patients), paymentMode: 'cash' };
      await surely('/doctorbooking/add', { clinicId: id, doctorId, ...patient });
      return Number((await surely('/queue/next', { kind: 'doctor', id })).currentRunningCount);
    },
    pagesThatShow: (number) => open.filter((one) => one.shows() === number).length,
    close: () => {
      for (const { socket } of open) socket.close();
    },
  };
}

/** One page; it joins again whenever it is connected again, as ours do. */
function page(address: string, queue: { kind: 'doctor'; id: string }): { socket: Socket; shows(): number } {
  const socket = io(address, { transports: ['websocket'], forceNew: true });
  let number = 0;
  socket.on('connect', () => socket.emit(REALTIME.join, queue));
  socket.on(REALTIME.message, ({ currentRunningCount }: QueueMessage) => {
    number = currentRunningCount;
  });
  return { socket, shows: () => number };
}
