import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const WEB = new URL('../dist/web/', import.meta.url);

type Manifest = Record<
  string,
  { file: string; isEntry?: true; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

const manifestOf = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(`.vite/${name}.json`, WEB), 'utf8'));

/** Hydrates the live part of any page (server/kernel/http/pages/web.ts). */
const BROWSER = 'web/visitor/browser.tsx';

/** Files of each live part, which is first, with all that it imports at once. */
export async function pageScripts(): Promise<Map<string, readonly string[]>> {
  const manifest = await manifestOf('visitors');
  const parts = manifest[BROWSER]?.dynamicImports ?? [];
  return new Map(parts.map((part) => [part.replace('web/visitor/', ''), filesOf(manifest, [part, BROWSER])]));
}

const SIGN_IN = 'web/console/sign-in.html';
const CONSOLE = 'web/console/console.html';
/** The console itself; the sign-in page opens it in its own document where a browser keeps no session. */
const PROGRAM = 'web/console/program.tsx';
const PALETTE = 'web/console/palette/button-section.tsx';

export const signInFiles = async (): Promise<readonly string[]> => [
  SIGN_IN,
  ...filesOf(await manifestOf('console'), [SIGN_IN]),
];

export const consoleFiles = async (...screens: readonly string[]): Promise<readonly string[]> => [
  CONSOLE,
  ...filesOf(await manifestOf('console'), [CONSOLE, PROGRAM, 'web/console/frame/console-page.tsx', ...screens]),
];

/** The program leads to every screen, and the palette to every list: what they import later does not count. */
const DOORS = [CONSOLE, PROGRAM, PALETTE];

/** Files of the sources with their lazy imports; the program itself is first. */
export async function offlineFiles(sources: readonly string[]): Promise<readonly string[]> {
  const manifest = await manifestOf('console');
  return filesOf(manifest, [CONSOLE, PROGRAM, ...sources], { later: true }).map((file) => `/${file}`);
}

export const rememberedFiles = async (): Promise<readonly string[]> =>
  filesOf(await manifestOf('remembered'), ['web/visitor/platform/remembered-list.ts']);

/** Throws for a source for which nothing was built. `later`: with what these import when somebody asks for it. */
function filesOf(manifest: Manifest, sources: readonly string[], { later = false } = {}): readonly string[] {
  const seen = new Set<string>();
  const see = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const other of later && !DOORS.includes(key) ? [...imports, ...dynamicImports] : imports) see(other);
  };
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`nothing was built for ${source}`);
    see(source);
  }
  const files = [...seen].flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {};
    return [file, ...css, ...(later ? assets : [])];
  });
  return [...new Set(files)];
}

const bytesOf = async (files: readonly string[], press: (code: Buffer) => Buffer): Promise<number> => {
  const codes = await Promise.all(files.map((file) => readFile(new URL(file, WEB))));
  return codes.reduce((sum, code) => sum + press(code).length, 0);
};

export const gzipped = (files: readonly string[]): Promise<number> =>
  bytesOf(files, (code) => gzipSync(code, { level: 9 }));

export const compressed = (files: readonly string[]): Promise<number> =>
  bytesOf(files, (code) => brotliCompressSync(code));
