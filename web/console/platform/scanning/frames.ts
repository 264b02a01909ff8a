import { drawFrame, type FramePicture } from './frame-picture.ts';

/** Frames this wide are quick to read; every third is taken whole, for codes that are small or far away. */
const QUICK_WIDTH = 640;
/** Looks are at least this far apart, some eight a second: quick enough for a queue, easy on the battery. */
const APART_MS = 120;

interface Watch {
  video: HTMLVideoElement;
  /** Reads it at this width, or whole. */
  read: (picture: FramePicture, width: number | undefined) => Promise<string | null>;
  found: (code: string) => void;
  /** Reading broke for good. */
  broken: (problem: unknown) => void;
}

/** Looks for codes in a playing video until the answer is called. */
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
    // A camera that has just started gives its first frame a moment later: nothing was read yet that could tire anybody.
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

/**
 * The frame that is showing; null while there is none yet, or the device has no memory for one just now. A frame itself costs the
 * page nothing, and the reader makes it small; a browser that gives out none makes the picture here.
 */
async function pictureOf(video: HTMLVideoElement, width: number | undefined): Promise<FramePicture | null> {
  if (video.videoWidth === 0) return null;
  try {
    return 'VideoFrame' in globalThis ? new VideoFrame(video) : await drawFrame(video, width);
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'InvalidStateError') return null;
    throw problem;
  }
}
