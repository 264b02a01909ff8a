import { colours, fonts, shadows, type Theme } from '#web/shared/tokens.ts';

const declarations = (tokens: Theme): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The tokens as custom properties, for the console's own style sheets. Light or dark is the device's choice, unless somebody chose here. */
export const tokenStyles = [
  `:root{color-scheme:light dark;--fonts:${fonts};--cardShadow:${shadows.card};${declarations(colours.light)}}`,
  `@media (prefers-color-scheme:dark){:root:not(.light){${declarations(colours.dark)}}}`,
  `:root.light{color-scheme:light}:root.dark{color-scheme:dark;${declarations(colours.dark)}}`,
].join('');

/** The nonce that the server gave this document; without it the policy refuses styles that are made in the browser. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Puts the tokens before every other style. */
export function writeTokens(): void {
  const style = document.createElement('style');
  const nonce = styleNonce();
  if (nonce) style.nonce = nonce;
  style.textContent = tokenStyles;
  document.head.prepend(style);
}
