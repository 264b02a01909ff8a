import { queryOptions } from '@tanstack/react-query';
import { type AppointmentFilters, doctorAppointmentsApi, loanAppointmentsApi } from '#contract/appointments/api.ts';
import type { Appointment } from '#contract/appointments/model.ts';
import type { Join } from '#contract/kernel/realtime.ts';
import { queuesApi } from '#contract/queues/api.ts';
import type { Board, QueueKind } from '#contract/queues/model.ts';
import { type DateRange, daysOnWire } from '#web/console/kit/dates/date-range.ts';
import { client } from '#web/console/platform/client.ts';
import { atCounter, OFFLINE_TOO } from '#web/console/platform/keeping/kept-answers.ts';
import { type Connection, DESK_KEY } from './use-live.ts';

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

const find = async (kind: QueueKind, body: Partial<AppointmentFilters>, signal?: AbortSignal): Promise<DeskToken[]> => {
  const asked = { body: body as AppointmentFilters, fresh: true, signal };
  return kind === 'doctor'
    ? (await doctorAppointments.report(asked)).rows
    : (await loanAppointments.byProfile(asked)).rows;
};

/** Polling interval in ms: long while the realtime connection is up. */
const ASK_MS = { live: 60_000, otherwise: 10_000 };

export const todayQuery = ({ kind, id }: Join, connection: Connection) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'today', kind, id],
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

/** docs/product/calls.md 12 (counter) and 15 (clinic). */
export const reportQuery = (kind: QueueKind, filters: Partial<AppointmentFilters>, range: DateRange) => {
  const body = { ...filters, ...daysOnWire(range) };
  return queryOptions({
    queryKey: [...DESK_KEY, 'report', kind, body],
    queryFn: ({ signal }) => atCounter('report', JSON.stringify(body), () => find(kind, body, signal)),
    ...OFFLINE_TOO,
  });
};
