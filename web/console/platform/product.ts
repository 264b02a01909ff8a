/** The browser keeps here through which sign-in area somebody came last. */
const KEY = 'product';

/** The sign-in area that is meant when an address names none. */
export const DEFAULT_PRODUCT = 'pravesh';

export const rememberProduct = (product: string): void => localStorage.setItem(KEY, product);

export const rememberedProduct = (): string => localStorage.getItem(KEY) ?? DEFAULT_PRODUCT;
