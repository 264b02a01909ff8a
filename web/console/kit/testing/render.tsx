import { type RenderOptions, render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { KitProvider } from '#web/console/kit/theme/kit-provider.tsx';

const Kit = ({ children }: { children: ReactNode }) => <KitProvider env="test">{children}</KitProvider>;

/** Draws a part of the console as its screens do: with theme and toasts. */
export function render(element: ReactNode, { wrapper: Around, ...options }: RenderOptions = {}) {
  const wrapper = Around
    ? ({ children }: { children: ReactNode }) => (
        <Kit>
          <Around>{children}</Around>
        </Kit>
      )
    : Kit;
  return renderAlone(element, { ...options, wrapper });
}
