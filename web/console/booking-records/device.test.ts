// @vitest-environment node
import { expect, test } from 'vitest';
import { deviceWords } from './device.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome on a computer', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36'],
  ['Edge on a computer', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0'],
  ['Firefox on a computer', 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['Safari on a computer', `${MAC}/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`],
  ['Chrome on an Android phone', `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Chrome on an Android tablet', `${ANDROID} Chrome/126.0.0.0 Safari/537.36`],
  ['Samsung Internet on an Android phone', `${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  ['UC Browser on an Android phone', `${ANDROID} Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36`],
  ['Opera on an Android phone', `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36 OPR/82.0`],
  ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 334.0.0`],
  ['WhatsApp', 'WhatsApp/2.24.11.79 A'],
  ['A browser on a computer', 'Something (Windows NT 10.0)'],
  ['Pravesh demo data', 'Pravesh demo data'],
  ['', ''],
])('%s is said of %o', (words, agent) => {
  expect(deviceWords(agent)).toBe(words);
});
