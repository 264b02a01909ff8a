const number = (count: number) => count.toLocaleString('en-IN');

export const tableFileTexts = {
  tooLarge: 'This file is too large. Please use one of at most 5 MB.',
  oldExcel: 'This is a file of an old Excel. Please save it as .xlsx or CSV and choose it again.',
  locked:
    'This workbook is protected with a password. Please open it in Excel, take the password away (File, Info, Protect Workbook), save it and choose it again.',
  windowsText:
    'This file is not in UTF-8. We read it as Windows text (Windows-1252): please see below whether all letters are right, or save it in Excel as “CSV UTF-8” and choose it again.',
  notRead: 'This file could not be read. Please choose a CSV or Excel (.xlsx) file.',
  yes: 'Yes',
  no: 'No',
};

export const importTexts = {
  title: (many: string) => `Import ${many}`,
  lead: (many: string) =>
    `Add many ${many} from an Excel or CSV file. Nothing is added before you have seen every row.`,
  template: 'Download a template',
  templateHint: 'Its headings are the ones that we know. Other headings can be matched in the next step.',
  choose: 'Choose a file',
  chooseHint: 'Excel (.xlsx) or CSV, at most 5 MB and 1,000 rows',
  paste: 'Or paste the cells from Excel here, with their headings',
  readPasted: 'Read what is pasted',
  most: (most: number, count: number) =>
    `These are ${number(count)} rows. Please import at most ${number(most)} at a time.`,
  noRows: 'There is no row below the headings.',
  match: 'Which column is what',
  matchHint: 'We matched what we could by the headings.',
  required: 'needed',
  leftOut: 'Not in the file',
  missing: (names: string) => `Please choose the column of ${names}.`,
  check: 'Check the rows',
  toMend: (count: number) => `${number(count)} to mend`,
  ready: (count: number) => `${number(count)} ready`,
  known: (count: number) => `${number(count)} already there`,
  skipped: (count: number) => `${number(count)} skipped`,
  row: (row: number) => `Row ${number(row)}`,
  mended: 'Ready',
  mendAlike: (was: string, count: number) =>
    `Also instead of “${was}” in ${count === 1 ? '1 other row' : `${number(count)} other rows`}`,
  skip: 'Skip',
  skipRow: (row: number) => `Skip row ${number(row)}`,
  takeBack: 'Take it after all',
  isThere: 'There is one like this already; it is left out.',
  readyRows: 'These will be added',
  more: (count: number) => `and ${number(count)} more`,
  add: (count: string) => `Add ${count}`,
  adding: (done: number, count: number) => `Adding: ${number(done)} of ${number(count)}`,
  stop: 'Stop',
  again: 'Choose another file',
  results: 'What was done',
  added: (count: string) => `Added: ${count}.`,
  refused: (count: number) =>
    count === 1
      ? 'The server refused 1 row: see it below.'
      : `The server refused ${number(count)} rows: see them below.`,
  download: 'Download the rows that were not added',
  reason: 'What is wrong',
  passwords: 'New passwords',
  passwordsHint:
    'Each can sign in with the email and this password, and change it under Your account. They are shown only now: please keep them.',
  downloadPasswords: 'Download the passwords',
  passwordNote: 'Passwords are not taken from files. We make one for each and show it to you once.',
};
