import { encodeQR } from 'qr';
import type { FramePicture } from './frame-picture.ts';

export interface QrReader {
  /** Text of a QR code or null; scaled to `width`, if given. Takes over the picture and closes it. One at a time. */
  read(picture: FramePicture, width?: number): Promise<string | null>;
  close(): void;
}

interface NativeDetector {
  detect(picture: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const SELF_TEST = 'PRAVESH 1234';
const SELF_TEST_MS = 500;

type Opener = () => Promise<QrReader>;

/** The native reader if it reads a test code, else wasm in a worker, else wasm in the page; one that fails is replaced. */
export async function openQrReader(): Promise<QrReader> {
  const native = await provenDetector();
  const openers: Opener[] = [...(native ? [async () => nativeReader(native)] : []), workerReader, pageReader];
  let reader = await openers.shift()?.();
  return {
    read: async (picture, width) => {
      try {
        return (await reader?.read(picture, width)) ?? null;
      } catch (problem) {
        const next = openers.shift();
        if (!next) throw problem;
        reader?.close();
        reader = await next();
        return null;
      }
    },
    close: () => reader?.close(),
  };
}

/** Some devices have a detector that never answers or finds nothing (docs/experience.md 4.1). */
async function provenDetector(): Promise<NativeDetector | null> {
  const Detector = (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  try {
    if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new Detector({ formats: ['qr_code'] });
    const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), SELF_TEST_MS));
    const [found] = await Promise.race([detector.detect(drawn(SELF_TEST)), late]);
    return found?.rawValue === SELF_TEST ? detector : null;
  } catch {
    return null;
  }
}

function drawn(text: string): OffscreenCanvas {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const canvas = new OffscreenCanvas(modules.length * 6, modules.length * 6);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(x * 6, y * 6, 6, 6);
  return canvas;
}

const nativeReader = (detector: NativeDetector): QrReader => ({
  read: async (picture) => {
    try {
      return (await detector.detect(picture))[0]?.rawValue || null;
    } finally {
      picture.close();
    }
  },
  close: () => undefined,
});

async function workerReader(): Promise<QrReader> {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' });
  return {
    read: (picture, width) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<{ code?: string | null; problem?: string }>) =>
          data.problem ? reject(new Error(data.problem)) : resolve(data.code ?? null);
        worker.onerror = () => reject(new Error('The reader of QR codes could not start.'));
        worker.postMessage({ picture, width }, [picture]);
      }),
    close: () => worker.terminate(),
  };
}

async function pageReader(): Promise<QrReader> {
  const { readQrByWasm } = await import('./qr-wasm.ts');
  return { read: readQrByWasm, close: () => undefined };
}
