/** Tells whether we keep a picture ourselves, by its address. Pages that organisations share show no other. */
export const isKept = (address: string): boolean => /^\/images\//.test(address);

/** Tells whether our pages can show a picture: they load none from http addresses (their content security policy; older records name some). */
export const canBeShown = (address: string): boolean => !/^http:/i.test(address);

/** Pixels of the widths at which a picture of ours lies ready besides its whole size. */
export const PICTURE_WIDTHS = [360, 720, 1280] as const;

/** The path of a picture of ours at one of these widths; a smaller picture is as wide as it is. */
export const pictureAt = (path: string, width: number): string => path.replace(/\.webp$/, `-${width}.webp`);
