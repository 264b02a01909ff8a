import { createTheme } from '@mui/material/styles';
import { colours, fonts, radii, type Theme } from '#web/shared/tokens.ts';
import { type ThemeChoice, themeChoice } from './platform/theme-choice.ts';

/** The look of Material UI's parts, out of the same tokens as everything else. Light or dark is the device's choice, unless somebody chose here. */

const paletteOf = (mode: 'light' | 'dark', tokens: Theme) => {
  const primary = mode === 'light' ? tokens.leaf : tokens.link;
  const onPrimary = mode === 'light' ? tokens.onLeaf : tokens.ground;
  return {
    mode,
    primary: { main: primary, light: primary, dark: tokens.link, contrastText: onPrimary },
    // Marigold says "this way": the one next step of a screen.
    secondary: {
      main: tokens.marigold,
      light: tokens.marigold,
      dark: tokens.marigold,
      contrastText: tokens.onMarigold,
    },
    error: { main: tokens.bad, light: tokens.bad, dark: tokens.bad, contrastText: tokens.surface },
    success: { main: tokens.good, light: tokens.good, dark: tokens.good, contrastText: tokens.surface },
    background: { default: tokens.ground, paper: tokens.surface },
    text: { primary: tokens.ink, secondary: tokens.muted, disabled: tokens.muted },
    divider: tokens.hairline,
  };
};

const PALETTES = { light: paletteOf('light', colours.light), dark: paletteOf('dark', colours.dark) };

const lookOf = (chosen: ThemeChoice) =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: {
      light: { palette: PALETTES[chosen ?? 'light'] },
      dark: { palette: PALETTES[chosen ?? 'dark'] },
    },
    shape: { borderRadius: radii.control },
    typography: {
      fontFamily: fonts,
      fontSize: 14,
      body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
      button: { textTransform: 'none', fontWeight: 650, letterSpacing: 0 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiDialog: { styleOverrides: { paper: { backgroundImage: 'none' } } },
      MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none' } } },
    },
  });

const looks = new Map<ThemeChoice, ReturnType<typeof lookOf>>();

/** The look as it is chosen now; each is made once. */
export function themeNow(): ReturnType<typeof lookOf> {
  const chosen = themeChoice();
  const look = looks.get(chosen) ?? lookOf(chosen);
  looks.set(chosen, look);
  return look;
}
