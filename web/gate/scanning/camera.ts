export type CameraProblem = 'denied' | 'none' | 'busy' | 'insecure';

export interface Camera {
  stream: MediaStream;
  id: string;
  setTorch: ((on: boolean) => Promise<void>) | null;
  close(): void;
}

export interface CameraChoice {
  id: string;
  label: string;
}

const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** Opens the given camera, else the rear one. Rejects with a DOMException: see `cameraProblem`. */
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
