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

/** URL as the routes read it. If a `%` decodes to nothing, each is literal, so that we answer and not the router. */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...query] = url.split('?');
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
