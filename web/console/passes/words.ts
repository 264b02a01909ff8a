const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const noticeTexts = {
  messages: (count: number) => counted(count, 'message', 'messages'),
  urgent: (text: string) => `Urgent: ${text}`,
  conflicts: (count: number, people: number, areTwice: boolean) => {
    const what = areTwice
      ? `${counted(count, 'ticket', 'tickets')} came in twice`
      : `${counted(count, 'scan was', 'scans were')} not good`;
    return people > 0 ? `${what}: ${counted(people, 'person', 'people')} too many` : what;
  },
  others: (count: number) =>
    `${count === 1 ? '1 scan of another account waits' : `${count} scans of other accounts wait`} on this device, to be sent once whoever made it is signed in here again.`,
  othersShort: (count: number) => counted(count, 'scan of another account', 'scans of other accounts'),
  show: 'Read',
  back: 'Back to scanning',
  read: 'I have read this',
  noted: 'Noted, all of these',
};
