const SMALL_BYTES = 600_000;
const HUGE_BYTES = 60_000_000;
const QUALITY = 0.9;

/**
 * Scales a picture to at most `side` pixels, because phones take photographs of many megabytes and mobile networks are
 * slow. Files that the browser cannot decode, or that would not shrink, stay as they are: the server reports what is
 * wrong.
 */
export async function shrink(file: File, side: number): Promise<File> {
  if (file.size <= SMALL_BYTES || file.size > HUGE_BYTES || typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const blob = await drawn(bitmap, Math.min(1, side / Math.max(bitmap.width, bitmap.height)));
  bitmap.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}

/** WebP, which keeps transparency; browsers that cannot write it return PNG. */
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
