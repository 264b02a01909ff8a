export const rememberedTexts = {
  heading: 'Booked on this phone',
  asking: 'Asking how it stands…',
  unknown: 'We could not ask how it stands just now.',
  checking: (amount: string) => `Your payment of ${amount} is still being checked. Do not pay again.`,
  continue: 'Continue',
  open: 'Open',
  pay: 'Pay now',
  forget: 'Forget on this phone',
};
