import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderOptions, render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { KitProvider } from '#web/console/kit/theme/kit-provider.tsx';

interface DrawOptions extends RenderOptions {
  /** What was fetched before. */
  cache?: QueryClient;
}

/** Draws a part of the console as its screens do: with theme, toasts and queries. */
export function render(
  element: ReactNode,
  { wrapper: Around, cache = new QueryClient(), ...options }: DrawOptions = {},
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <KitProvider env="test">{Around ? <Around>{children}</Around> : children}</KitProvider>
    </QueryClientProvider>
  );
  return renderAlone(element, { ...options, wrapper });
}
