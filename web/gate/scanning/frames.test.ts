import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFrames } from './frames.ts';

type Take = { width: number | undefined };
let taken: Take[];
let stop: () => void = () => undefined;

/** A playing video of this width; the browser's own bitmaps are what stands in. */
function playing(videoWidth: number): HTMLVideoElement {
  const video = document.createElement('video');
  Object.defineProperties(video, { videoWidth: { value: videoWidth }, videoHeight: { value: videoWidth * 0.75 } });
  return video;
}

beforeEach(() => {
  taken = [];
  vi.useFakeTimers();
  vi.stubGlobal('createImageBitmap', async (_: unknown, { resizeWidth }: ImageBitmapOptions = {}) => {
    taken.push({ width: resizeWidth });
    return { close: () => undefined } as ImageBitmap;
  });
});
afterEach(() => stop());

const nothing = async () => null;
const never = (): never => expect.unreachable();

test('each code that is seen is told, and looking goes on', async () => {
  const codes = ['one', null, 'two', 'two'];
  const found: string[] = [];
  const read = async () => codes.shift() ?? null;
  stop = watchFrames({ video: playing(640), read, found: (code) => found.push(code), broken: never });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(found).toEqual(['one', 'two', 'two']);
});

test('most looks are at a small picture, every third at the whole one for codes that are far away', async () => {
  stop = watchFrames({ video: playing(1920), read: nothing, found: never, broken: never });
  await vi.advanceTimersByTimeAsync(2_000);
  const widths = taken.slice(0, 6).map(({ width }) => width);
  expect(widths).toEqual([640, 640, undefined, 640, 640, undefined]);
});

test('a phone is not asked for more than about eight looks a second', async () => {
  stop = watchFrames({ video: playing(640), read: nothing, found: never, broken: never });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(taken.length).toBeGreaterThan(3);
  expect(taken.length).toBeLessThanOrEqual(17);
});

test('while there is no picture yet nothing is read, and nothing is broken', async () => {
  stop = watchFrames({ video: playing(0), read: async () => 'ghost', found: never, broken: never });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(taken).toEqual([]);
});

test('a camera that has just started is read at its first frame, not a pause later', async () => {
  const video = document.createElement('video');
  let width = 0;
  Object.defineProperties(video, {
    videoWidth: { get: () => width },
    videoHeight: { value: 480 },
    requestVideoFrameCallback: { value: (call: () => void) => setTimeout(call, 16) },
  });
  stop = watchFrames({ video, read: nothing, found: never, broken: never });
  await vi.advanceTimersByTimeAsync(30);
  width = 640;
  await vi.advanceTimersByTimeAsync(30);
  expect(taken).toHaveLength(1);
});

test('after the end nothing is looked at or told any more', async () => {
  stop = watchFrames({ video: playing(640), read: nothing, found: never, broken: never });
  await vi.advanceTimersByTimeAsync(300);
  stop();
  const before = taken.length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(taken.length).toBeLessThanOrEqual(before + 1);
});

test('a reader that breaks is told once', async () => {
  const broken = vi.fn();
  const read = () => Promise.reject(new Error('no memory'));
  stop = watchFrames({ video: playing(640), read, found: never, broken });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(broken).toHaveBeenCalledOnce();
  expect(broken).toHaveBeenCalledWith(new Error('no memory'));
});
