import { QueryClient } from '@tanstack/react-query';
import { AppError, ERROR_STATUS } from '#contract/kernel/errors.ts';

/** Retrying helps after no answer or a server error, not after a refusal. */
const mayPass = (error: unknown): boolean => !(error instanceof AppError) || ERROR_STATUS[error.code] >= 500;

/** Interval for retrying a failed query, in ms; random, so that clients do not retry all at once. */
const AGAIN_MS = 10_000 + Math.round(Math.random() * 5_000);

/** Lists stay fresh for a few seconds, so that going back and forth sends no request. */
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
