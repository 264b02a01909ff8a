import type { ComponentProps } from 'react';
import { ToastCorners } from '#web/console/kit/parts/toasts.tsx';
import { Themed } from './themed.tsx';

/** Around every screen of the console: theme and toasts. */
export const KitProvider = ({ children, ...theme }: ComponentProps<typeof Themed>) => (
  <Themed {...theme}>
    {children}
    <ToastCorners />
  </Themed>
);
