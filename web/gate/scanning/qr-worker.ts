import type { FramePicture } from './frame-picture.ts';
import { readQrByWasm } from './qr-wasm.ts';

const worker = self as unknown as DedicatedWorkerGlobalScope;

worker.addEventListener('message', async ({ data }: MessageEvent<{ picture: FramePicture; width?: number }>) => {
  try {
    worker.postMessage({ code: await readQrByWasm(data.picture, data.width) });
  } catch (problem) {
    worker.postMessage({ problem: String(problem) });
  }
});
