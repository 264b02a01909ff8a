import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AppointmentFilters, doctorAppointmentsApi, loanAppointmentsApi } from '#contract/appointments/api.ts';
import type { Appointment } from '#contract/appointments/model.ts';
import { AppError } from '#contract/kernel/errors.ts';
import type { Join } from '#contract/kernel/realtime.ts';
import { queuesApi } from '#contract/queues/api.ts';
import type { Board, QueueKind, TokenMove } from '#contract/queues/model.ts';
import { type DateRange, daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import { client } from '#web/console/platform/client.ts';
import { keptAnswer } from '#web/console/platform/keeping/kept-answers.ts';
import { readToken, readUser } from '#web/console/platform/session.ts';
import { type Link, openLink } from '#web/shared/realtime-link.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import { queueTexts } from './words.ts';

const queues = client(queuesApi);
export const doctorAppointments = client(doctorAppointmentsApi);
export const loanAppointments = client(loanAppointmentsApi);

type Always = 'id' | 'number' | 'turn' | 'state' | 'status' | 'day' | 'createdAt' | 'calledAt' | 'completedAt';
/** At a clinic with doctor and payment, at a branch with counter and enquiry. */
export type DeskToken = Pick<Appointment, Always> & Partial<Omit<Appointment, Always>>;

export interface DeskQueue extends Join {
  doctorId?: string;
}

export interface Today {
  board: Board;
  /** In order of call. Tokens waiting for payment have no number and are left out. */
  tokens: DeskToken[];
}

const KEY = ['token-desk'];
const find = async (kind: QueueKind, body: Partial<AppointmentFilters>, signal?: AbortSignal): Promise<DeskToken[]> => {
  const asked = { body: body as AppointmentFilters, fresh: true, signal };
  return kind === 'doctor'
    ? (await doctorAppointments.report(asked)).rows
    : (await loanAppointments.byProfile(asked)).rows;
};

/** Polling interval in ms: long while the realtime connection is up. */
const ASK_MS = { live: 60_000, otherwise: 10_000 };

/** Keeps a counter's last answers for offline use; on an owner's device nothing is stored. */
export const atCounter = <T>(name: string, to: string, ask: () => Promise<T>): Promise<T> =>
  readUser()?.role === 'counter' ? keptAnswer(name, to, ask) : ask();
/** Runs queries offline too, so that a counter gets its stored answer. */
export const OFFLINE_TOO = { networkMode: 'always' } as const;

export const todayQuery = ({ kind, id }: Join, connection: Connection) =>
  queryOptions({
    queryKey: [...KEY, 'today', kind, id],
    queryFn: ({ signal }): Promise<Today> =>
      atCounter('today', id, async () => {
        const board = await queues.board({ params: { kind, id }, signal });
        const rows = await find(kind, { [kind === 'doctor' ? 'clinicId' : 'branchId']: id, date: board.day }, signal);
        return { board, tokens: rows.filter(hasTurn).sort((a, b) => a.turn - b.turn) };
      }),
    ...OFFLINE_TOO,
    refetchInterval: connection === 'live' ? ASK_MS.live : ASK_MS.otherwise,
    refetchOnWindowFocus: 'always',
  });

const hasTurn = (token: DeskToken): token is DeskToken & { turn: number } => token.turn !== null;

export type Connection = 'connecting' | 'live' | 'lost';
export interface Live {
  connection: Connection;
  /** Call after a status change: refetches here and notifies all other devices (customEvent). */
  changed: () => Promise<void>;
}

/** Refetches when the queue changes on any device. Without a queue it only notifies. */
export function useLive(queue: Join | null): Live {
  const cache = useQueryClient();
  const [connection, setConnection] = useState<Connection>('connecting');
  const open = useRef<Link>(null);
  const [kind, id] = [queue?.kind, queue?.id];
  useEffect(() => {
    const changed = (isConnected: boolean): void => {
      setConnection(isConnected ? 'live' : 'lost');
      // Events during the interruption were lost.
      if (isConnected) void refresh(cache);
    };
    const link = openLink(kind && id ? [{ kind, id }] : [], { heard: () => void refresh(cache), changed }, readToken);
    open.current = link;
    return link.close;
  }, [cache, kind, id]);
  const changed = () => {
    open.current?.announce();
    return refresh(cache);
  };
  return { connection, changed };
}

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: KEY });

export type DeskAction =
  | ({ token: DeskToken } & Pick<TokenMove, 'state'> & Partial<TokenMove>)
  | { next: DeskQueue }
  | { close: DeskQueue; closed: boolean }
  | ({ pause: DeskQueue } & PauseChange);

/** `counterId` null: the queue's doctor, or with `all` the whole place. */
export interface PauseChange {
  counterId: string | null;
  all: boolean;
  paused: boolean;
  backAt: string | null;
  lateMinutes: number;
}

function perform(kind: QueueKind, action: DeskAction, key: string): Promise<unknown> {
  if ('next' in action) return queues.next({ body: action.next, key });
  if ('close' in action) return queues.close({ body: { ...action.close, closed: action.closed } });
  if ('pause' in action) {
    const { pause, ...told } = action;
    return queues.pause({ body: { ...pause, ...told } });
  }
  const moving = {
    key,
    params: { id: action.token.id },
    body: { state: action.state === 'booked' ? '' : action.state, place: action.place },
  };
  return kind === 'doctor' ? queues.moveDoctor(moving) : queues.moveLoan(moving);
}

/** NOT_FOUND on a token action means that another counter has already called it. */
const isWithAnother = (error: unknown, action: DeskAction): boolean =>
  'token' in action && error instanceof AppError && error.code === 'NOT_FOUND';

export interface DeskActions {
  /** True until the answer, ahead of the next render. */
  isBusy: () => boolean;
  /** Runs in order. `done` is called when the screen has the server's state. A refusal shows a toast. */
  act: (action: DeskAction, done?: () => void) => void;
}

export function useDeskActions(kind: QueueKind, live: Live): DeskActions {
  const toasts = useToasts();
  const queue = useRef({ pending: 0, last: Promise.resolve() }).current;
  // A retry after a lost answer uses the same key, so that nobody is called twice.
  const [keyFor] = useState(requestKeys);
  const run = async (action: DeskAction, done?: () => void): Promise<void> => {
    try {
      await perform(kind, action, keyFor(action));
      keyFor.forget();
      await live.changed();
      done?.();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'UNAVAILABLE')) keyFor.forget();
      toasts.failure(isWithAnother(error, action) ? queueTexts.withAnother : (error as Error).message);
      // Probably somebody else was faster: fetch their change.
      void live.changed();
    } finally {
      queue.pending -= 1;
    }
  };
  const act = (action: DeskAction, done?: () => void): void => {
    queue.pending += 1;
    queue.last = queue.last.then(() => run(action, done));
  };
  return { isBusy: () => queue.pending > 0, act };
}

/** docs/product/calls.md 12 (counter) and 15 (clinic). */
export const reportQuery = (kind: QueueKind, filters: Partial<AppointmentFilters>, range: DateRange) => {
  const body = { ...filters, ...daysOnWire(range) };
  return queryOptions({
    queryKey: [...KEY, 'report', kind, body],
    queryFn: ({ signal }) => atCounter('report', JSON.stringify(body), () => find(kind, body, signal)),
    ...OFFLINE_TOO,
  });
};
