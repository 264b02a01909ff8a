import { deviceStore } from '#web/shared/storage.ts';

/** Light or dark: the device's own, unless somebody chose otherwise here. */
export type ThemeChoice = 'light' | 'dark' | null;

const KEY = 'theme';

export function themeChoice(): ThemeChoice {
  const chosen = deviceStore.get(KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** Shows what was chosen: a class of the document, by which the style sheets go. */
export function showTheme(): void {
  const { classList } = document.documentElement;
  const chosen = themeChoice();
  for (const name of ['light', 'dark']) classList.toggle(name, name === chosen);
}

/** Chooses for this device, from now on; null follows the device again. */
export function chooseTheme(chosen: ThemeChoice): void {
  if (chosen) deviceStore.set(KEY, chosen);
  else deviceStore.remove(KEY);
  showTheme();
}
