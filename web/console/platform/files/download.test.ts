import { expect, test, vi } from 'vitest';
import { downloadBlob, fileNameOf } from './download.ts';

test('a file name keeps words and drops what file systems refuse', () => {
  expect(fileNameOf('Nehru Zoo, Hyderabad')).toBe('nehru-zoo-hyderabad');
  expect(fileNameOf('../../etc/passwd')).toBe('etc-passwd');
});

test('a name in Hindi or Telugu keeps its letters and vowel signs', () => {
  expect(fileNameOf('चिड़ियाघर दिल्ली')).toBe('चिड़ियाघर-दिल्ली'.normalize('NFC'));
  expect(fileNameOf('నెహ్రూ పార్క్')).toBe('నెహ్రూ-పార్క్');
});

test('a name of nothing but signs still makes a file, and a long one ends at 60 characters', () => {
  expect(fileNameOf('***')).toBe('download');
  expect(fileNameOf('a'.repeat(200))).toHaveLength(60);
});

test('a download is one press of a link to the bytes, under the name that was given', async () => {
  vi.useFakeTimers();
  const pressed: { name: string; href: string }[] = [];
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push({ name: this.download, href: this.href });
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  downloadBlob(new Blob(['png'], { type: 'image/png' }), 'zoo-qr.png');
  expect(pressed).toEqual([{ name: 'zoo-qr.png', href: expect.stringMatching(/^blob:/) }]);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoke).toHaveBeenCalledWith(pressed[0]?.href);
  press.mockRestore();
  vi.useRealTimers();
});
