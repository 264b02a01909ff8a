import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { styleNonce } from '#web/console/kit/parts/token-styles.ts';
import { theme, themeVariables } from './theme.ts';

interface ThemedProps {
  /** `test` draws without transitions, and without a style element among the words of a part. */
  env?: 'default' | 'test';
  children: ReactNode;
}

/** Theme, light or dark: around the sign-in pages, and around every screen of the console. */
export function Themed({ env = 'default', children }: ThemedProps) {
  const [schemes] = useState(() => localStorageColorSchemeManager({ key: 'theme' }));
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      defaultColorScheme="auto"
      colorSchemeManager={schemes}
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
