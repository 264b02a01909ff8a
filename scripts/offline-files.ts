import { readFile, writeFile } from 'node:fs/promises';
import type { OfflinePart, PartFiles } from '#web/shared/worker-rules.ts';
import { offlineFiles } from './page-scripts.ts';

const WORKER = new URL('../dist/web/root/sw.js', import.meta.url);

/** Every screen that works without a network loads these a moment later. */
const FRAME = [
  'frame/console-page.tsx',
  'palette/button-section.tsx',
  'attention/waiting-section.tsx',
  'onboarding/steps-section.tsx',
  'frame/network-section.tsx',
  'platform/keeping/forget-device.ts',
  'saved-views/views-section.tsx',
];

const SCREENS: Record<OfflinePart, readonly string[]> = {
  gate: ['passes/gate-page.tsx', 'bookings/ticket-report-page.tsx'],
  desk: ['counters/counter-details-page.tsx'],
};

const sourceOf = (path: string): string => `web/console/${path}`;

export async function tellWorker(): Promise<void> {
  const filesOf = (part: OfflinePart) => offlineFiles([...FRAME, ...SCREENS[part]].map(sourceOf));
  const parts: PartFiles = { gate: await filesOf('gate'), desk: await filesOf('desk') };
  await writeFile(WORKER, `const PARTS=${JSON.stringify(parts)};\n${await readFile(WORKER, 'utf8')}`);
}
