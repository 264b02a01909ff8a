import { MantineProvider } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { styleNonce } from '#web/console/kit/parts/token-styles.ts';
import { DARK, useMedia } from '#web/console/platform/media.ts';
import { themeChoices } from '#web/console/platform/theme-choice.ts';
import { theme, themeVariables } from './theme.ts';

interface ThemedProps {
  /** `test` draws without transitions, and without a style element among the words of a part. */
  env?: 'default' | 'test';
  children: ReactNode;
}

/** Theme, light or dark: around the sign-in pages, and around every screen of the console. */
export function Themed({ env = 'default', children }: ThemedProps) {
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
      {children}
    </MantineProvider>
  );
}
