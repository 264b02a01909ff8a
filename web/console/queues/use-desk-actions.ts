import { useRef, useState } from 'react';
import { AppError } from '#contract/kernel/errors.ts';
import { queuesApi } from '#contract/queues/api.ts';
import type { QueueKind, TokenMove } from '#contract/queues/model.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { client } from '#web/console/platform/client.ts';
import { requestKeys } from '#web/shared/request-key.ts';
import type { DeskQueue, DeskToken } from './queries.ts';
import type { Live } from './use-live.ts';
import { queueTexts } from './words.ts';

const queues = client(queuesApi);

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
    const { pause, ...change } = action;
    return queues.pause({ body: { ...pause, ...change } });
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
