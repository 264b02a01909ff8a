export const RANGE_PROBLEMS = {
  endsFirst: 'Please choose a last day that is not before the first.',
  future: 'Please choose days up to today.',
  long: (most: number) => `Please choose at most ${most} days.`,
};
