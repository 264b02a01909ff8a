import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '#web/theme.ts';
import { styleNonce } from '#web/ui/token-styles.ts';

const cache = createCache({ key: 'css', nonce: styleNonce() });

/**
 * What parts of Material UI need around them to look like ours: dialogs, drawers, charts. They and this come with the
 * screens that use them, never with the first load; a plain part of web/ui/ serves wherever there is one.
 */
export const Themed = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
);
