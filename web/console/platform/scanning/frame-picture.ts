/** A picture of a camera: as the browser has it, or drawn. Whoever reads it frees it. */
export type FramePicture = VideoFrame | ImageBitmap;

/** Draws what a video or a frame shows, this wide; as wide as it is without a width. */
export function drawFrame(source: HTMLVideoElement | VideoFrame, width: number | undefined): Promise<ImageBitmap> {
  if (!width) return createImageBitmap(source);
  const [wide, high] =
    'videoWidth' in source ? [source.videoWidth, source.videoHeight] : [source.displayWidth, source.displayHeight];
  const resizeHeight = Math.round((width * high) / wide);
  return createImageBitmap(source, { resizeWidth: width, resizeHeight, resizeQuality: 'medium' });
}
