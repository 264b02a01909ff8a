import { rowsOf } from './workbook.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;

worker.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    worker.postMessage({ rows: await rowsOf(data) });
  } catch (problem) {
    worker.postMessage({ problem: String(problem) });
  }
});
