import { rowsOf } from './workbook.ts';

/** Reads one Excel workbook off the main thread: the file comes in, `{ rows }` or `{ problem }` goes out. */
const worker = self as unknown as DedicatedWorkerGlobalScope;

worker.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    worker.postMessage({ rows: await rowsOf(data) });
  } catch (problem) {
    worker.postMessage({ problem: String(problem) });
  }
});
