import { MantineProvider } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ToastProvider } from '#web/console/kit/parts/toasts.tsx';
import { styleNonce } from '#web/console/kit/parts/token-styles.ts';
import { DARK, useMedia } from '#web/console/platform/media.ts';
import { themeChoices } from '#web/console/platform/theme-choice.ts';
import { theme, themeVariables } from './theme.ts';

interface KitProviderProps {
  /** `test` draws without transitions, and without a style element among the words of a part. */
  env?: 'default' | 'test';
  children: ReactNode;
}

/** Around every screen of the console: theme, light or dark, and the toasts. */
export function KitProvider({ env = 'default', children }: KitProviderProps) {
  const chosen = useSyncExternalStore(themeChoices.subscribe, themeChoices.now);
  const device = useMedia(DARK) ? 'dark' : 'light';
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      forceColorScheme={chosen ?? device}
      getStyleNonce={() => styleNonce() ?? ''}
      // Their sheet would be 27 KB for colours that the theme replaces.
      deduplicateCssVariables={false}
      withGlobalClasses={false}
      withCssVariables={env !== 'test'}
      env={env}
    >
      <ToastProvider>{children}</ToastProvider>
    </MantineProvider>
  );
}
