import type { IncomingMessage } from 'node:http';

/** Longest part of an address that a route reads; Node refuses a longer head of a request. */
export const LONGEST_PART = 16 * 1024;

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * URL of a request as the routes read it. If a `%` in the path decodes to nothing, each `%` is taken literally, so that
 * the request gets our own headers and refusal instead of the router's.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...query] = url.split('?');
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
