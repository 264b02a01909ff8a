import { colours, fonts, type StaffTheme, shadows, staffColours, type Theme } from '#web/shared/tokens.ts';

const declarations = (scheme: 'light' | 'dark'): string =>
  Object.entries<string>({ ...colours[scheme], ...staffColours[scheme] } satisfies Theme & StaffTheme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The tokens as custom properties. Light or dark follows the device until Mantine marks the scheme. */
export const tokenStyles = [
  `:root{color-scheme:light dark;--fonts:${fonts};--cardShadow:${shadows.card};${declarations('light')}}`,
  `@media (prefers-color-scheme:dark){:root{${declarations('dark')}}}`,
  `:root[data-mantine-color-scheme=light]{color-scheme:light;${declarations('light')}}`,
  `:root[data-mantine-color-scheme=dark]{color-scheme:dark;${declarations('dark')}}`,
].join('');

/** Nonce of this document; without it the content security policy refuses styles created in the browser. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** First in the document, so that every other style can override. */
export function writeTokens(): void {
  const style = document.createElement('style');
  const nonce = styleNonce();
  if (nonce) style.nonce = nonce;
  style.textContent = tokenStyles;
  document.head.prepend(style);
}
