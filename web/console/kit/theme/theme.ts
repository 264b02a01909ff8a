import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { fonts, radii, type Theme } from '#web/shared/tokens.ts';

const token = (name: keyof Theme): string => `var(--${name})`;

const shades = (...names: (keyof Theme)[]) => names.map(token) as unknown as MantineColorsTuple;

const LINK = Array.from({ length: 10 }, (): keyof Theme => 'link');

/** Mantine in our tokens, which follow light and dark. It takes light edges from `gray`, dark ones from `dark`. */
export const theme = createTheme({
  fontFamily: fonts,
  defaultRadius: radii.control,
  white: token('surface'),
  black: token('ink'),
  primaryColor: 'leaf',
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'never', // base.css draws one ring for every part
  colors: {
    leaf: shades(...LINK),
    gray: shades('leafSoft', 'leafSoft', 'hairline', 'hairline', 'line', 'muted', 'muted', 'ink', 'ink', 'ink'),
    dark: shades('ink', 'ink', 'muted', 'muted', 'line', 'leafSoft', 'surface', 'surface', 'leafSoft', 'ground'),
  },
  components: {
    Checkbox: { classNames: { root: 'tick' } },
    Input: { defaultProps: { size: 'md', rightSectionPointerEvents: 'all' }, classNames: { wrapper: 'box' } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { root: 'field', description: 'hint', error: 'problem' },
    },
    Switch: { defaultProps: { size: 'md', color: token('good') } },
  },
});

const SCHEME = {
  '--mantine-color-body': token('surface'),
  '--mantine-color-text': token('ink'),
  '--mantine-color-dimmed': token('muted'),
  '--mantine-color-placeholder': token('muted'),
  '--mantine-color-error': token('bad'),
  '--mantine-color-default-border': token('line'),
};

/** Named in both schemes, because Mantine's own values are more specific than what is written for `:root` alone. */
export const themeVariables: CSSVariablesResolver = () => ({ variables: {}, light: SCHEME, dark: SCHEME });
