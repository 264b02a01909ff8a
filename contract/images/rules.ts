/** True for uploaded pictures. Pages shared by organisations show no others. */
export const isKept = (address: string): boolean => /^\/images\//.test(address);

/** False for http addresses of older records: our content security policy blocks them. */
export const canBeShown = (address: string): boolean => !/^http:/i.test(address);

/** Widths in pixels at which uploaded pictures are stored, besides the full size. */
export const PICTURE_WIDTHS = [360, 720, 1280] as const;

export const pictureAt = (path: string, width: number): string => path.replace(/\.webp$/, `-${width}.webp`);

/** Messengers and social networks show a link with a picture of this size. */
export const LINK_PREVIEW = { width: 1200, height: 630 } as const;

/** The path at which a picture of ours lies cut to the size of a link preview. */
export const linkPreviewOf = (path: string): string => path.replace(/(?:-\d+)?\.webp$/, '-preview.jpg');
