/** This is said when no answer came, whatever was asked. */
export const UNREACHABLE = 'We could not reach the server. Please check the network and try again.';
