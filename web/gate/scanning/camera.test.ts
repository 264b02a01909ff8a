// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { cameraProblem, listCameras, openCamera } from './camera.ts';

/** A device with these cameras; the browser's own interface, not ours, is what stands in here. */
function device(mediaDevices: object | undefined): void {
  vi.stubGlobal('navigator', { mediaDevices });
}

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'insecure'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
])('%s is told as "%s"', (name, problem) => {
  expect(cameraProblem(new DOMException('no', name))).toBe(problem);
});

test('a page without https has no camera, and says why', async () => {
  device(undefined);
  const problem = await openCamera(null).catch((error: unknown) => error);
  expect(cameraProblem(problem)).toBe('insecure');
  expect(await listCameras()).toEqual([]);
});

test('the camera at the back is asked for unless one was chosen, never the microphone', async () => {
  const asked: MediaStreamConstraints[] = [];
  const stop = vi.fn();
  const track = { getSettings: () => ({ deviceId: 'back' }), getCapabilities: () => ({ torch: true }), stop };
  const applied: unknown[] = [];
  Object.assign(track, { applyConstraints: async (wish: unknown) => applied.push(wish) });
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] };
  const getUserMedia = async (wish: MediaStreamConstraints) => {
    asked.push(wish);
    return stream;
  };
  device({ getUserMedia });
  const camera = await openCamera(null);
  expect(asked[0]).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } });
  await openCamera('front');
  expect(asked[1]).toMatchObject({ video: { deviceId: { exact: 'front' } } });
  await camera.setTorch?.(true);
  expect(applied).toEqual([{ advanced: [{ torch: true }] }]);
  expect(camera.id).toBe('back');
  camera.close();
  expect(stop).toHaveBeenCalledOnce();
});

test('only cameras are listed, and one without a name gets a number', async () => {
  device({
    enumerateDevices: async () => [
      { kind: 'audioinput', deviceId: 'mic', label: 'Microphone' },
      { kind: 'videoinput', deviceId: '', label: '' },
      { kind: 'videoinput', deviceId: 'a', label: 'Back camera' },
      { kind: 'videoinput', deviceId: 'b', label: '' },
    ],
  });
  expect(await listCameras()).toEqual([
    { id: 'a', label: 'Back camera' },
    { id: 'b', label: 'Camera 2' },
  ]);
});
