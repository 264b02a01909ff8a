import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
// Exactly the version that barcode-detector pins (docs/experience.md 4.1), and served by us, not by a CDN.
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { drawFrame, type FramePicture } from './frame-picture.ts';

prepareZXingModule({
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path) },
});

const detector = new BarcodeDetector({ formats: ['qr_code'] });

export async function readQrByWasm(picture: FramePicture, width?: number): Promise<string | null> {
  const drawn =
    picture instanceof ImageBitmap ? picture : await drawFrame(picture, width).finally(() => picture.close());
  try {
    return (await detector.detect(drawn))[0]?.rawValue || null;
  } finally {
    drawn.close();
  }
}
