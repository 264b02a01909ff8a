/** Frames this wide are quick to read; every third is taken whole, for codes that are small or far away. */
const QUICK_WIDTH = 640;
/** Looks are at least this far apart, some eight a second: quick enough for a queue, easy on the battery. */
const APART_MS = 120;

interface Watch {
  video: HTMLVideoElement;
  read: (picture: ImageBitmap) => Promise<string | null>;
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
    const picture = await pictureOf(video, looks % 3 === 0);
    const code = picture && (await read(picture));
    if (stopped) return;
    if (code) found(code);
    setTimeout(next, Math.max(0, began + APART_MS - performance.now()));
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

/** The frame that is showing; null while there is none yet, or the device has no memory for one just now. */
async function pictureOf(video: HTMLVideoElement, whole: boolean): Promise<ImageBitmap | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return null;
  const quick = { resizeWidth: QUICK_WIDTH, resizeHeight: Math.round((QUICK_WIDTH * height) / width) };
  try {
    return await createImageBitmap(video, whole || width <= QUICK_WIDTH ? {} : { ...quick, resizeQuality: 'medium' });
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'InvalidStateError') return null;
    throw problem;
  }
}
