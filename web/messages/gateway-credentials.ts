/** Fixed texts of the console. Texts of the product specification stand letter for letter, misspellings included. */

export const credentialTexts = {
  title: 'Configuration',
  lead: 'The keys with which each park is paid. They are stored encrypted and never shown again.',
  add: 'Add Configuration',
  edit: (park: string) => `Edit the keys of ${park}`,
  nameOf: (park: string) => `the keys of ${park}`,
  caption: 'Payment credentials of your parks',
  none: 'No data to display.',
  added: 'Configuration Added Successfully.',
  updated: 'Configuration Updated Successfully.',
  park: 'Park',
  choosePark: 'Choose a park',
  merchantId: 'MID',
  accessKey: 'Access Key',
  workingKey: 'Working Key',
  keepKey: (masked: string) => `Now ${masked}. Leave it empty to keep it.`,
  noKey: 'There is none yet.',
  cipher: 'Encryption',
  cipherHint: 'As your provider’s integration kit says. Most accounts use AES-CBC.',
  ciphers: { cbc: 'AES-CBC', gcm: 'AES-GCM' },
};
