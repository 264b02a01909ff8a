import { useMediaQuery } from '@mantine/hooks';

/** Breakpoints (docs/product/console.md 3). */
export const PHONE = '(max-width:599.95px)';
export const BELOW_MEDIUM = '(max-width:899.95px)';
export const BELOW_WIDE = '(max-width:1199.95px)';
export const FILTERS_IN_SIGHT = '(min-width:1280px)';
/** A mouse, so most likely a keyboard, too. */
export const WITH_KEYBOARD = '(hover: hover) and (pointer: fine)';

/** Known from the first render on, so that nothing is drawn twice. */
export const useMedia = (query: string): boolean => useMediaQuery(query, undefined, { getInitialValueInEffect: false });
