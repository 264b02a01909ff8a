/** Loaded with the coupon's script. Texts from docs/product/ are verbatim. */
export const couponTexts = {
  apply: 'Apply',
  applying: 'Checking…',
  empty: 'Please enter a coupon code',
  invalid: 'Invalid coupon code',
  failed: 'Failed to validate coupon. Please try again.',
  notRefreshed: 'Failed to refresh coupon calculation.',
  off: (amount: string) => `− ${amount}`,
  applied: (name: string, amount: string) => `${name} is applied: ${amount} off.`,
  removed: 'The coupon is removed.',
  nothingChosen: 'Choose your tickets, and we take it off.',
  remove: 'Remove',
  removeOf: (code: string) => ` coupon ${code}`,
};
