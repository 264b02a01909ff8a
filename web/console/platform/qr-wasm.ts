import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
// The wasm must be of exactly the version that barcode-detector pins (docs/experience.md 4.1), and come from us, not from a CDN.
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

prepareZXingModule({
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path) },
});

const detector = new BarcodeDetector({ formats: ['qr_code'] });

/** The text of the first QR code in a picture; null without one. Works in a worker and in a page. */
export const readQrByWasm = async (picture: ImageBitmap): Promise<string | null> =>
  (await detector.detect(picture))[0]?.rawValue || null;
