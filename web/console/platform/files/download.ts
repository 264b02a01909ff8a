export function downloadBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // Revoked later, because the download begins in another task.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/** "Nehru Zoo, Hyderabad" → "nehru-zoo-hyderabad". Keeps letters of every script. */
export const fileNameOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'download';
