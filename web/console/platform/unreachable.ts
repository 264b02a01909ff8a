/** Says why no answer came, whatever was asked: the device knows that it has no network, else nobody knows. */
export const unreachable = (): string =>
  navigator.onLine
    ? 'We could not reach the server. Please check the network and try again.'
    : 'There is no network just now. Please try again as soon as it is back.';
