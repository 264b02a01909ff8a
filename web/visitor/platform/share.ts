interface Shared {
  title: string;
  text: string;
  url: string;
  picture: Promise<Blob>;
  fileName: string;
}

/** Share sheet of the phone, else copies the address. Must be called from a tap. */
export async function share({ title, text, url, picture, fileName }: Shared): Promise<'shared' | 'copied' | 'refused'> {
  try {
    const files = [new File([await picture], fileName, { type: 'image/png' })];
    if (navigator.canShare?.({ files })) await navigator.share({ title, text, files });
    else if (navigator.share) await navigator.share({ title, text, url });
    else {
      await navigator.clipboard.writeText(url);
      return 'copied';
    }
    return 'shared';
  } catch {
    // Also after closing the sheet, which is no error.
    return 'refused';
  }
}
