/** A request line and headers, each `name: value` on a line of its own, as browsers and proxies write them. */
const HEAD = /^((?!HEAD)[A-Z]+ \/[!-~]*) HTTP\/1\.1\r\n((?:[\w-]+:[ -~]*\r\n)*)\r\n/;
/** Headers that change where a request ends, or what its connection is for. */
const NOT_PLAIN = /^(?:transfer-encoding|te|trailer|upgrade|expect):|^connection:(?! keep-alive\r)/im;
const LENGTH = /^content-length:[ ]*(.*)\r$/gim;

/**
 * Method and path of a piece that is exactly one HTTP request, whole and with nothing after it; null when it is not, or
 * might not be. Every reader of HTTP must agree with this that it is one request, because it decides where the next one
 * begins.
 */
export function plainCall(piece: Buffer): string | null {
  const [head, call, headers] = HEAD.exec(piece.toString('latin1')) ?? [];
  if (head === undefined || call === undefined || headers === undefined || NOT_PLAIN.test(headers)) return null;
  const [length, another] = Array.from(headers.matchAll(LENGTH), ([, value]) => value ?? '');
  if (another !== undefined || (length !== undefined && !/^\d{1,9}$/.test(length))) return null;
  return piece.length - head.length === Number(length ?? 0) ? call : null;
}
