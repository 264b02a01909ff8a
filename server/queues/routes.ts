import type { FastifyInstance } from 'fastify';
import type { Appointment } from '#contract/appointments/model.ts';
import { type Day, parseLocalTime } from '#contract/kernel/dates/dates.ts';
import { invalid } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { queuesApi } from '#contract/queues/api.ts';
import {
  type PlaceInLine,
  type QueueKind,
  type QueuePlace,
  type TokenState,
  tokenStateModel,
} from '#contract/queues/model.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/kernel/database/scope.ts';
import type { Address } from '#server/kernel/http/address.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { READ_BY_ADDRESS } from '#server/kernel/http/rate-limit.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { messagesForStaff, queueMessages } from './reports.ts';
import { boardOf, callNext, changeQueue, moveToken, pauseQueue, viewPlace } from './service.ts';

export function queueRoutes(app: FastifyInstance, deps: Deps): void {
  const messagesOf = queueMessages(deps);
  deps.realtime.setStoredState({
    queue: async ({ part, ...queue }) => (await messagesOf(queue)).filter(({ doctorId }) => !part || doctorId === part),
    queuesOf: (actor) => messagesForStaff(deps, actor),
  });
  const move =
    (kind: QueueKind) =>
    ({ actor, params, body }: Moving) =>
      moveToken(deps, kind, actor, params.id, {
        state: stateNamed(body.state),
        place: body.place ?? null,
        mobile: body.mobile ?? null,
      });
  const readBy = (address: Address): void => deps.limits.takeHere(READ_BY_ADDRESS, address);
  mount(app, deps, queuesApi, {
    doctorDetails: async ({ body, address }) => {
      readBy(address);
      const { appointment, place } = await viewPlace(deps, 'doctor', body.bookingId);
      const { doctorId, doctorName } = appointment;
      return { ...detailsOf(appointment, place), doctorId: doctorId ?? '', doctorName: doctorName ?? '' };
    },
    loanDetails: async ({ body, address }) => {
      readBy(address);
      const { appointment, place } = await viewPlace(deps, 'loan', body.bookingId);
      return detailsOf(appointment, place);
    },
    moveDoctor: move('doctor'),
    moveLoan: move('loan'),
    next: ({ actor, body }) => callNext(deps, actor, body),
    pause: ({ actor, body: { paused, backAt, lateMinutes, ...queue } }) =>
      pauseQueue(deps, actor, queue, {
        pause: paused === undefined ? null : { paused, back_at: paused && backAt ? backOn(today(deps), backAt) : null },
        late: lateMinutes === undefined ? {} : { late_minutes: lateMinutes },
      }),
    close: ({ actor, body: { closed, ...queue } }) => changeQueue(deps, actor, queue, { closed }),
    board: ({ params, address }) => {
      readBy(address);
      return boardOf(deps, params.kind, params.id);
    },
  });
}

const backOn = (day: Day, time: string): Date | null => parseLocalTime(`${day}T${time}`);

interface Moving {
  actor: Principal;
  params: { id: string };
  body: { state?: string | null; place?: PlaceInLine | null; mobile?: string | null };
}

/** Null: no move. An empty word puts a token back among those who wait. */
function stateNamed(word: string | null | undefined): TokenState | null {
  if (word === undefined || word === null) return null;
  const state = word === '' ? 'booked' : tokenStateModel.safeParse(word.trim().toLowerCase()).data;
  if (!state || state === 'cancelled') throw invalid('state', text('queues.noSuchMove'));
  return state;
}

const detailsOf = ({ id, status, queueId, queueName }: Appointment, place: QueuePlace) => ({
  ...place,
  bookingId: id,
  minutes: place.estimate && Math.round((place.estimate.from + place.estimate.to) / 2),
  status,
  queueId,
  queueName,
});
