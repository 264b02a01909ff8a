/** What is told about a coupon, beside the problems of its rules. */
export const COUPON_WORDS = {
  taken: 'This coupon code is in use already. Please choose another one.',
  applied: (name: string) => `${name} is applied.`,
} as const;
