import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Question } from '#server/kernel/http/pages/web-live.ts';
import type { KeptVite } from './front.ts';

const ROOT = new URL('../../', import.meta.url);

export async function openVite(listener: Server) {
  const vite = await createServer({
    root: fileURLToPath(ROOT),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: listener } },
  });

  async function answer(question: Question): Promise<unknown> {
    if ('page' in question) {
      const { page, language, messages } = question;
      const { render } = await vite.ssrLoadModule('/web/visitor/render.tsx');
      return render(page, language, messages);
    }
    const html = await readFile(new URL(`web/console/${question.document}.html`, ROOT), 'utf8').catch(() => null);
    return html === null ? null : vite.transformIndexHtml(question.url, html);
  }

  const onSaved = (heard: (path: string) => void): void =>
    void vite.watcher.on('all', (_event, path) => heard(relative(fileURLToPath(ROOT), path)));
  const reload = (): void => vite.ws.send({ type: 'full-reload' });
  const middlewares: KeptVite['middlewares'] = (request, reply) =>
    vite.middlewares(request, reply, () => reply.writeHead(404).end());
  return { answer, onSaved, reload, middlewares };
}
