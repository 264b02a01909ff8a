interface Shared {
  title: string;
  text: string;
  url: string;
  /** For phones that can pass on pictures. */
  picture: Promise<Blob>;
  fileName: string;
}

/** Opens the phone's own share sheet, with the picture where that works; elsewhere copies the address. Call it in a tap. */
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
    // Closing the share sheet again arrives here too: nothing is wrong then.
    return 'refused';
  }
}
