/** Fixed texts of the console. Texts of the product specification stand letter for letter, misspellings included. */

/** What an organisation of each trade is paid for. */
const OFFERINGS: Record<string, string> = { park: 'Park', clinic: 'Clinic', branch: 'Branch', coaching: 'Batch' };

export const credentialTexts = {
  title: 'Configuration',
  lead: 'The keys with which you are paid, for each place or batch by itself. They are stored encrypted and never shown again.',
  add: 'Add Configuration',
  edit: (park: string) => `Edit the keys of ${park}`,
  nameOf: (park: string) => `the keys of ${park}`,
  caption: 'Your payment credentials',
  none: 'No data to display.',
  added: 'Configuration Added Successfully.',
  updated: 'Configuration Updated Successfully.',
  offering: (kind: string | undefined): string => OFFERINGS[kind ?? ''] ?? 'Park, clinic, branch or batch',
  choose: 'Please choose',
  merchantId: 'MID',
  accessKey: 'Access Key',
  workingKey: 'Working Key',
  keepKey: (masked: string) => `Now ${masked}. Leave it empty to keep it.`,
  noKey: 'There is none yet.',
  cipher: 'Encryption',
  cipherHint: 'As your provider’s integration kit says. Most accounts use AES-CBC.',
  ciphers: { cbc: 'AES-CBC', gcm: 'AES-GCM' },
};
