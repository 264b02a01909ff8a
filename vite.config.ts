import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Stands where each answer's own nonce goes; the server puts it in (server/platform/pages.ts). */
const NONCE_PLACE = '__CSP_NONCE__';

const consoleEntry = existsSync(here('./web/console.html')) ? { console: here('./web/console.html') } : {};

/** Two programs from one tree: what browsers load (visitor pages and console), and, with --ssr, what renders pages in Node. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  html: { cspNonce: NONCE_PLACE },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: isSsrBuild
    ? {
        ssr: here('./web/public/render.tsx'),
        outDir: here('./dist/ssr'),
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'render.js' } },
      }
    : {
        outDir: here('./dist/web'),
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            booking: here('./web/public/booking-entry.tsx'),
            status: here('./web/public/status-entry.tsx'),
            ...consoleEntry,
          },
        },
      },
}));
