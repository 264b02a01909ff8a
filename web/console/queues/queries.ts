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
/** A token as staff see it: of a clinic with its doctor and payment, of a branch with its counter and enquiry. */
export type DeskToken = Pick<Appointment, Always> & Partial<Omit<Appointment, Always>>;

/** A queue of one doctor, or of a branch. */
export interface DeskQueue extends Join {
  doctorId?: string;
}

/** Everything of the clinic or branch today, as of one moment. */
export interface Today {
  board: Board;
  /** Tokens stand in the order of the calls; those that wait to be paid have none and are left out. */
  tokens: DeskToken[];
}

const KEY = ['token-desk'];
const find = async (kind: QueueKind, body: Partial<AppointmentFilters>, signal?: AbortSignal): Promise<DeskToken[]> => {
  const asked = { body: body as AppointmentFilters, fresh: true, signal };
  return kind === 'doctor'
    ? (await doctorAppointments.report(asked)).rows
    : (await loanAppointments.byProfile(asked)).rows;
};

/** A page goes so long without asking: it asks seldom while changes come by themselves. */
const ASK_MS = { live: 60_000, otherwise: 10_000 };

/** A counter has its last answers without a network too. On an owner's device nothing is kept. */
export const atCounter = <T>(name: string, to: string, ask: () => Promise<T>): Promise<T> =>
  readUser()?.role === 'counter' ? keptAnswer(name, to, ask) : ask();
/** A counter's questions are asked, and answered from the device, though the browser says that there is no network. */
export const OFFLINE_TOO = { networkMode: 'always' } as const;

/** The board and the tokens of the server's own today. */
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
  /** After a status has changed: fetches what is shown again, and makes the server tell all others (customEvent). */
  changed: () => Promise<void>;
}

/** Keeps everything of the desk fresh while a queue changes on any device. Without a queue it only tells. */
export function useLive(queue: Join | null): Live {
  const cache = useQueryClient();
  const [connection, setConnection] = useState<Connection>('connecting');
  const open = useRef<Link>(null);
  const [kind, id] = [queue?.kind, queue?.id];
  useEffect(() => {
    const changed = (isConnected: boolean): void => {
      setConnection(isConnected ? 'live' : 'lost');
      // Whatever happened meanwhile was not heard.
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

/** Staff do this with a queue: move one token, call the next, say that it pauses or runs late, close it for today or open it again. */
export type DeskAction =
  | ({ token: DeskToken } & Pick<TokenMove, 'state'> & Partial<TokenMove>)
  | { next: DeskQueue }
  | { close: DeskQueue; closed: boolean }
  | ({ pause: DeskQueue } & PauseChange);

/** `counterId` null: the doctor of the queue, or `all` of its place. */
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

/** A token that another counter has called is not there for this one: a page that did not know yet is told why. */
const isWithAnother = (error: unknown, action: DeskAction): boolean =>
  'token' in action && error instanceof AppError && error.code === 'NOT_FOUND';

export interface DeskActions {
  /** Says whether an action has not been answered yet, also before that is drawn. */
  isBusy: () => boolean;
  /** Sends it after those before it; `done` is called when the screen shows what the server has. A refusal is told in a toast. */
  act: (action: DeskAction, done?: () => void) => void;
}

/** Sends actions one after the other, in the order of the presses. */
export function useDeskActions(kind: QueueKind, live: Live): DeskActions {
  const toasts = useToasts();
  const queue = useRef({ pending: 0, last: Promise.resolve() }).current;
  // A press whose answer got lost is sent again under its key: nobody is called twice by it.
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
      // Somebody else was faster, most likely: show what they did.
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

/** docs/product/calls.md 12 and 15: a counter's own, or a clinic's. */
export const reportQuery = (kind: QueueKind, filters: Partial<AppointmentFilters>, range: DateRange) => {
  const body = { ...filters, ...daysOnWire(range) };
  return queryOptions({
    queryKey: [...KEY, 'report', kind, body],
    queryFn: ({ signal }) => atCounter('report', JSON.stringify(body), () => find(kind, body, signal)),
    ...OFFLINE_TOO,
  });
};
