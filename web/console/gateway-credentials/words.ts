/** Fixed texts of the console. Texts of docs/product/ stand letter for letter, misspellings included. */

/** An organisation of each trade is paid for this. */
const OFFERINGS: Record<string, string> = { park: 'Park', clinic: 'Clinic', branch: 'Branch', coaching: 'Batch' };

export const credentialTexts = {
  title: 'Configuration',
  lead: 'The keys with which you are paid, for each place or batch by itself. They are stored encrypted and never shown again.',
  add: 'Add Configuration',
  edit: (park: string) => `Edit the keys of ${park}`,
  nameOf: (park: string) => `the keys of ${park}`,
  caption: 'Your payment credentials',
  teach: 'Payment keys come from CCAvenue or Paytm. With them money goes straight to your own account.',
  added: 'Configuration Added Successfully.',
  updated: 'Configuration Updated Successfully.',
  offering: (kind: string | undefined): string => OFFERINGS[kind ?? ''] ?? 'Park, clinic, branch or batch',
  choose: 'Please choose',
  merchantId: 'MID',
  merchantIdHint: 'Your merchant id at CCAvenue or Paytm',
  accessKey: 'Access Key',
  accessKeyHint: 'The access code of CCAvenue. Paytm has none: leave it empty.',
  workingKey: 'Working Key',
  workingKeyHint: 'The working key of CCAvenue, or the merchant key of Paytm',
  tested: 'Tested',
  test: 'Test these keys',
  testOf: (park: string) => `Test these keys: ${park}`,
  sandbox: 'Use the sandbox’s keys',
  sandboxHint: 'Payments are play money here: you need no keys of your own.',
  keepKey: (masked: string) => `Now ${masked}. Leave it empty to keep it.`,
  noKey: 'There is none yet.',
  remove: (park: string) => `Remove the keys of ${park}?`,
  removeWord: 'Remove them',
  removeText:
    'Nobody can pay online there until it has keys again. Refunds of what was paid go on with these. They stay sealed for 30 days, and you can restore them on this screen.',
  typeName: (park: string) => `To remove them, type ${park}`,
  removed: (park: string) => `The keys of ${park} are removed. You can restore them for 30 days.`,
  removedTitle: 'Removed keys',
  removedAt: (merchantId: string, when: string) => `MID ${merchantId}, removed ${when}`,
  restore: 'Restore',
  restored: (park: string) => `The keys of ${park} are in use again.`,
  cipher: 'Encryption',
  cipherHint: 'For CCAvenue alone, as its integration kit says. Most accounts use AES-CBC.',
  ciphers: { cbc: 'AES-CBC', gcm: 'AES-GCM' },
};
