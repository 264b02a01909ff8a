/** Matched against the user agent in this order, because most browsers also claim to be another one. */
const BROWSERS: readonly [RegExp, string][] = [
  [/WhatsApp/, 'WhatsApp'],
  [/Instagram/, 'Instagram'],
  [/FBA[NV]/, 'Facebook'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/MiuiBrowser/, 'Mi Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android.*Mobile/, 'an Android phone'],
  [/Android/, 'an Android tablet'],
  [/Windows|Macintosh|X11|CrOS/, 'a computer'],
];

export function deviceWords(userAgent: string): string {
  const among = (marks: typeof BROWSERS) => marks.find(([mark]) => mark.test(userAgent))?.[1];
  const [browser, device] = [among(BROWSERS), among(DEVICES)];
  if (!device) return browser ?? userAgent.slice(0, 40);
  return `${browser ?? 'A browser'} on ${device}`;
}
