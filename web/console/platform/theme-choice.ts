import { deviceStore } from '#web/shared/storage.ts';

export type ThemeChoice = 'light' | 'dark' | null;

const KEY = 'theme';

export function themeChoice(): ThemeChoice {
  const chosen = deviceStore.get(KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

export function showTheme(): void {
  const { classList } = document.documentElement;
  const chosen = themeChoice();
  for (const name of ['light', 'dark']) classList.toggle(name, name === chosen);
}

/** Null follows the device again. */
export function chooseTheme(chosen: ThemeChoice): void {
  if (chosen) deviceStore.set(KEY, chosen);
  else deviceStore.remove(KEY);
  showTheme();
}
