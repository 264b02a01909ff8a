/** Fixed texts of the console: drafts, and what stands between them and visitors. They are ours. */
export const offeringTexts = {
  column: 'Visitors see it',
  states: { draft: 'Draft', published: 'Public', inactive: 'Inactive' },
  standing: (name: string, state: string) => `${name}: ${state}. What is missing, and the preview`,
  draftLead: 'This is a draft. Visitors cannot see or book it yet.',
  publishedLead: 'Visitors can see and book this.',
  inactiveLead: 'Visitors see that this is inactive, and cannot book it.',
  missing: 'Still missing',
  open: 'Open it',
  nothingMissing: 'Nothing is missing. You can publish it.',
  lacksNow: 'Visitors may be in trouble here',
  preview: 'Preview in a new tab',
  publish: 'Publish',
  published: 'Published. Visitors can see and book it now.',
  saveFirst: 'Please save your changes first.',
  backToDraft: 'Back to draft',
  withdrawTitle: (name: string) => `Take ${name} back to draft?`,
  withdrawText: (coming: number) =>
    coming === 0
      ? 'Visitors will not find it any more, and nobody can book it.'
      : `Visitors will not find it any more, and nobody can book it. ${coming === 1 ? '1 booking' : `${coming.toLocaleString('en-IN')} bookings`} of today and later ${coming === 1 ? 'stays' : 'stay'} valid.`,
  withdrawn: 'Back to draft. Visitors cannot see it now.',
  settings: 'Open Configuration',
  counters: 'Open the branches',
  close: 'Close',
};
