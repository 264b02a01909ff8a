/** Why a scan of a ticket is not taken. */
export const SCAN_REFUSALS = {
  future: 'This scan is from the future. Please set the clock of the phone.',
  old: 'This scan is more than seven days old.',
  otherTicket: 'This scan was sent before with another ticket.',
} as const;
