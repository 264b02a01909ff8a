/** There is no picture because of this: refused by the person, no camera, in use elsewhere, or a page without https. */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'insecure';

export interface Camera {
  stream: MediaStream;
  /** The id is that of the device's camera; empty when the browser does not say. */
  id: string;
  /** Null where there is no lamp. */
  setTorch: ((on: boolean) => Promise<void>) | null;
  close(): void;
}

export interface CameraChoice {
  id: string;
  label: string;
}

const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** Opens the named camera, else the one at the back of the phone. Rejects with a DOMException: see `cameraProblem`. */
export async function openCamera(id: string | null): Promise<Camera> {
  if (!navigator.mediaDevices) throw new DOMException('no camera without https', 'SecurityError');
  const which = id ? { deviceId: { exact: id } } : { facingMode: { ideal: 'environment' } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: { ...SIZE, ...which }, audio: false });
  const track = stream.getVideoTracks()[0] as MediaStreamTrack;
  const { torch } = (track.getCapabilities?.() ?? {}) as { torch?: boolean };
  return {
    stream,
    id: track.getSettings().deviceId ?? '',
    setTorch: torch ? (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }) : null,
    close: () => {
      for (const one of stream.getTracks()) one.stop();
    },
  };
}

/** The cameras of the device; their names are known only after one was opened. */
export async function listCameras(): Promise<CameraChoice[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }, at) => ({ id: deviceId, label: label || `Camera ${at + 1}` }));
}

export function cameraProblem(problem: unknown): CameraProblem {
  const name = problem instanceof DOMException ? problem.name : '';
  if (name === 'NotAllowedError') return 'denied';
  if (name === 'SecurityError') return 'insecure';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}
