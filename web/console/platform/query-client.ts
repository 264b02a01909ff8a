import { QueryClient } from '@tanstack/react-query';
import { AppError, ERROR_STATUS } from '#contract/kernel/errors.ts';

/** Says whether it helps to ask again: after no answer or a busy server, not after a refusal. */
export const mayPass = (error: unknown): boolean => !(error instanceof AppError) || ERROR_STATUS[error.code] >= 500;

/** A failed query is asked for again by itself after this, in milliseconds; not by everybody at the same moment. */
const AGAIN_MS = 10_000 + Math.round(Math.random() * 5_000);

/** The one cache of server state. A list stays fresh for a few seconds, so that going back and forth asks nothing. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (tries, error) => tries < 1 && mayPass(error),
        refetchInterval: ({ state: { error } }) => error !== null && mayPass(error) && AGAIN_MS,
      },
      mutations: { retry: false },
    },
  });
