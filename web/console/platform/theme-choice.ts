import { deviceStore } from '#web/shared/storage.ts';
import { createStore } from '#web/shared/value-store.ts';

export type ThemeChoice = 'light' | 'dark' | null;

const KEY = 'theme';

function storedChoice(): ThemeChoice {
  const chosen = deviceStore.get(KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** Null follows the device. */
export const themeChoices = createStore<ThemeChoice>(storedChoice());

export const themeChoice = (): ThemeChoice => themeChoices.now();

export function showTheme(): void {
  const { classList } = document.documentElement;
  for (const name of ['light', 'dark']) classList.toggle(name, name === themeChoices.now());
}

export function chooseTheme(chosen: ThemeChoice): void {
  if (chosen) deviceStore.set(KEY, chosen);
  else deviceStore.remove(KEY);
  themeChoices.set(chosen);
  showTheme();
}
