/** Smaller files go as they are: drawing them anew would save little. */
const SMALL_BYTES = 600_000;
/** A browser should not even try to draw more than this. */
const HUGE_BYTES = 60_000_000;
const QUALITY = 0.9;

/**
 * A picture file at most `side` pixels wide and high. Phones take photographs of many megabytes, and mobile networks are
 * slow. What the browser cannot draw, or draws no smaller, stays as it is: its receiver says what is wrong with it.
 */
export async function shrink(file: File, side: number): Promise<File> {
  if (file.size <= SMALL_BYTES || file.size > HUGE_BYTES || typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const blob = await drawn(bitmap, Math.min(1, side / Math.max(bitmap.width, bitmap.height)));
  bitmap.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}

/** Draws WebP, which keeps what is transparent; browsers that do not write it give PNG. */
function drawn(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}
