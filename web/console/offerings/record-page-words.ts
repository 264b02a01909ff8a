import type { FormPageName } from '#web/console/kit/forms/form-fields.tsx';

export const recordPageTexts = {
  required: 'Fields marked with * must be filled in.',
  pageList: 'Pages of this form',
  pages: {
    basics: 'Basics',
    prices: 'Prices',
    days: 'Days',
    gate: 'Gate',
    visitors: 'What visitors read',
  } satisfies Record<FormPageName, string>,
  wrong: (count: number) => `${count} to put right`,
  onPage: (page: string) => ` (${page})`,
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  keys: 'Ctrl + S saves',
  savePublic: 'Save and publish',
  saveDraft: 'Save as draft',
  savedDraft: 'Saved as a draft',

  problems: (count: number) => (count === 1 ? 'Please put one thing right' : `Please put ${count} things right`),
  notSaved: 'This is not saved yet. What you typed is still here.',
  gone: 'This was deleted elsewhere while you had it open. What you typed is still here: Save adds it again as a new one.',
  preview: {
    open: 'Preview',
    hide: 'Hide preview',
    title: 'Preview of the booking page',
    frame: 'The booking page as visitors would see it',
    drawing: 'The page is being drawn…',
  },
  ways: {
    open: 'Booking page',
    copy: 'Copy link',
    notCopied: (link: string) => `Please copy the link by hand: ${link}`,
  },
};
