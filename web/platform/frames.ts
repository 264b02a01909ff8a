/** Frames this wide are quick to read; every third is taken whole, for codes that are small or far away. */
const QUICK_WIDTH = 640;
/** At most about eight looks a second: quick enough for a queue, easy on the battery. */
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
    const code = video.videoWidth > 0 ? await read(await pictureOf(video, looks % 3 === 0)) : null;
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

const pictureOf = (video: HTMLVideoElement, whole: boolean): Promise<ImageBitmap> =>
  whole || video.videoWidth <= QUICK_WIDTH
    ? createImageBitmap(video)
    : createImageBitmap(video, {
        resizeWidth: QUICK_WIDTH,
        resizeHeight: Math.round((QUICK_WIDTH * video.videoHeight) / video.videoWidth),
        resizeQuality: 'medium',
      });
