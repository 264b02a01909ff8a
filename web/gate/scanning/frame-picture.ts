/** The reader must close it. */
export type FramePicture = VideoFrame | ImageBitmap;

export function drawFrame(source: HTMLVideoElement | VideoFrame, width: number | undefined): Promise<ImageBitmap> {
  if (!width) return createImageBitmap(source);
  const [wide, high] =
    'videoWidth' in source ? [source.videoWidth, source.videoHeight] : [source.displayWidth, source.displayHeight];
  const resizeHeight = Math.round((width * high) / wide);
  return createImageBitmap(source, { resizeWidth: width, resizeHeight, resizeQuality: 'medium' });
}
