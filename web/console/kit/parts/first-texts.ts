export const firstTexts = {
  titleOf: (parts: readonly (string | null)[]) => [...parts, 'Pravesh'].filter(Boolean).join(' · '),
  skip: 'Skip to the page',
  loading: 'Loading…',
  tryAgain: 'Try again',
  show: 'Show password',
  hide: 'Hide password',
};
