import { drawFrame, type FramePicture } from './frame-picture.ts';

/** This width is quick to read; every third frame is read in full, for small or distant codes. */
const QUICK_WIDTH = 640;
const APART_MS = 120;

interface Watch {
  video: HTMLVideoElement;
  read: (picture: FramePicture, width: number | undefined) => Promise<string | null>;
  found: (code: string) => void;
  broken: (problem: unknown) => void;
}

export function watchFrames({ video, read, found, broken }: Watch): () => void {
  let stopped = false;
  let looks = 0;
  const look = async (): Promise<void> => {
    if (stopped) return;
    const began = performance.now();
    looks += 1;
    const width = looks % 3 === 0 || video.videoWidth <= QUICK_WIDTH ? undefined : QUICK_WIDTH;
    const picture = await pictureOf(video, width);
    const code = picture && (await read(picture, width));
    if (stopped) return;
    if (code) found(code);
    // No pause before the first frame, which a starting camera gives a moment later.
    setTimeout(next, picture ? Math.max(0, began + APART_MS - performance.now()) : 0);
  };
  const lookOrBreak = () => void look().catch((problem) => !stopped && broken(problem));
  const next = () => {
    if (stopped) return;
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(lookOrBreak);
    else setTimeout(lookOrBreak, APART_MS);
  };
  next();
  return () => {
    stopped = true;
  };
}

/** Null while there is no frame or no memory. A VideoFrame costs the main thread nothing; other browsers draw here. */
async function pictureOf(video: HTMLVideoElement, width: number | undefined): Promise<FramePicture | null> {
  if (video.videoWidth === 0) return null;
  try {
    return 'VideoFrame' in globalThis ? new VideoFrame(video) : await drawFrame(video, width);
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'InvalidStateError') return null;
    throw problem;
  }
}
