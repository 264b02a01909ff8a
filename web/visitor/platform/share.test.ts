// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { share } from './share.ts';

const TICKET = {
  title: 'Nehru Zoo',
  text: 'Ticket for Nehru Zoo',
  url: 'https://pravesh.example/paymentstatus/b1/p1',
  picture: Promise.resolve(new Blob(['a picture'])),
  fileName: 'Nehru-Zoo-2-Jan-2027-7K2M-9QXA.png',
};

/** A phone whose share sheet is this; the browser's interface stands in, ours does not. */
const phone = (navigator: object): void => void vi.stubGlobal('navigator', navigator);

test('a phone that passes on pictures gets the picture itself, whole and under its name', async () => {
  const sent: ShareData[] = [];
  phone({ canShare: () => true, share: async (data: ShareData) => sent.push(data) });
  expect(await share(TICKET)).toBe('shared');
  const file = sent[0]?.files?.[0] as File;
  expect([file.name, file.type, await file.text()]).toEqual([TICKET.fileName, 'image/png', 'a picture']);
});

test('a phone that passes on words alone gets the address', async () => {
  const sent: ShareData[] = [];
  phone({ canShare: () => false, share: async (data: ShareData) => sent.push(data) });
  expect(await share(TICKET)).toBe('shared');
  expect(sent).toEqual([{ title: TICKET.title, text: TICKET.text, url: TICKET.url }]);
});

test('a computer copies the address instead', async () => {
  const copied: string[] = [];
  phone({ clipboard: { writeText: async (text: string) => copied.push(text) } });
  expect(await share(TICKET)).toBe('copied');
  expect(copied).toEqual([TICKET.url]);
});

test('a share sheet that is closed again is no failure and copies nothing', async () => {
  const writeText = vi.fn();
  phone({ share: () => Promise.reject(new DOMException('closed', 'AbortError')), clipboard: { writeText } });
  expect(await share(TICKET)).toBe('refused');
  expect(writeText).not.toHaveBeenCalled();
});
