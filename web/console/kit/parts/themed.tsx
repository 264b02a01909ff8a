import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { themeNow } from '#web/console/theme.ts';
import { styleNonce } from './token-styles.ts';

let cache: EmotionCache | undefined;

/** One for all, made when it is first needed: the nonce stands in the document. */
function sharedCache(): EmotionCache {
  cache ??= createCache({ key: 'css', nonce: styleNonce() });
  return cache;
}

/**
 * What parts of Material UI need around them to look like ours: dialogs, drawers, charts. They and this come with the
 * screens that use them, never with the first load; a plain part of web/console/kit/ serves wherever there is one.
 */
export const Themed = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={sharedCache()}>
    <ThemeProvider theme={themeNow()}>{children}</ThemeProvider>
  </CacheProvider>
);
