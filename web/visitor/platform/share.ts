interface Shared {
  title: string;
  text: string;
  url: string;
  /** A PNG data URL and its name, for phones that can pass on pictures. */
  image: string;
  fileName: string;
}

const fileOf = async ({ image, fileName }: Shared): Promise<File> => {
  const bytes = Uint8Array.from(atob(image.slice(image.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  return new File([bytes], fileName, { type: 'image/png' });
};

/** Opens the phone's own share sheet, with the picture where that works; elsewhere copies the address. Call it in a tap. */
export async function share(what: Shared): Promise<'shared' | 'copied' | 'refused'> {
  const { title, text, url } = what;
  try {
    const files = [await fileOf(what)];
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
