import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on a free port, which keeps what it is given. `refuse` makes it turn mails away. */
export async function startMailServer({ refuse = false } = {}) {
  const mails: ReturnType<typeof read>[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(refuse ? Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 }) : null),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(read(Buffer.concat(chunks).toString('latin1')));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** A mail as it arrived, its text decoded. */
function read(message: string) {
  const [head = '', body = ''] = splitOnce(message, '\r\n\r\n');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const quoted = field('Content-Transfer-Encoding') === 'quoted-printable';
  const bytes = Buffer.from(quoted ? unquoted(body) : body, 'latin1');
  return { to: field('To'), subject: field('Subject'), text: bytes.toString('utf8').replaceAll('\r\n', '\n') };
}

const splitOnce = (text: string, by: string): string[] => {
  const at = text.indexOf(by);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + by.length)];
};

const unquoted = (body: string): string =>
  body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
