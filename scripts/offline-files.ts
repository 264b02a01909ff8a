import { readFile, writeFile } from 'node:fs/promises';
import type { OfflinePart, PartFiles } from '#web/shared/worker-rules.ts';
import { offlineFiles } from './page-scripts.ts';

const WORKER = new URL('../dist/web/root/sw.js', import.meta.url);

/** Every screen that works without a network loads these a moment later. */
const FRAME = [
  'console/frame/console-page.tsx',
  'console/palette/button-section.tsx',
  'console/attention/waiting-section.tsx',
  'console/onboarding/steps-section.tsx',
  'console/frame/network-section.tsx',
  'shared/forget-device.ts',
  'console/saved-views/views-section.tsx',
];

const SCREENS: Record<OfflinePart, readonly string[]> = {
  gate: ['gate/gate-page.tsx', 'console/bookings/ticket-report-page.tsx'],
  desk: ['console/counters/counter-details-page.tsx'],
};

const sourceOf = (path: string): string => `web/${path}`;

export async function tellWorker(): Promise<void> {
  const filesOf = (part: OfflinePart) => offlineFiles([...FRAME, ...SCREENS[part]].map(sourceOf));
  const parts: PartFiles = { gate: await filesOf('gate'), desk: await filesOf('desk') };
  await writeFile(WORKER, `const PARTS=${JSON.stringify(parts)};\n${await readFile(WORKER, 'utf8')}`);
}
