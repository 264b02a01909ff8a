import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A step from before the first release has a name alone; its text is unknown. */
const named = z.string().transform((name) => ({ name, hash: '' }));

/** The contents of a backup: `manifest.json`, `tables/<name>.copy` in PostgreSQL's text format, and `images/`. */
const manifestModel = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  steps: z.array(z.union([named, z.object({ name: z.string(), hash: z.string() })])).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  secretMark: z.string(),
});
export type Manifest = z.output<typeof manifestModel>;

const fileIn = (folder: string): string => join(folder, 'manifest.json');

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(fileIn(folder), JSON.stringify(manifest, null, 2));

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '');
  const parsed = manifestModel.safeParse(jsonIn(text));
  if (!parsed.success) throw new Error('This file is not a backup of Pravesh.');
  return parsed.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
