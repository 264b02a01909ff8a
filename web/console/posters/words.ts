import type { OfferingKind } from '#contract/offerings/model.ts';

/** For visitors; other languages are in files of their own. */
export const posterWords = {
  free: 'Free',
  from: (price: string) => `From ${price}`,
  scan: 'Scan this code with your phone’s camera',
  steps: {
    park: ['Choose your tickets and book', 'Show your QR code at the gate'],
    clinic: ['Choose the day and book your token', 'Come when your number is near'],
    branch: ['Book your turn on your phone', 'Come when your number is near'],
    exhibition: ['Put your name down', 'Show your code at the entrance'],
    coaching: ['Enter your name and book your place', 'Show your booking on the first day'],
  } satisfies Record<OfferingKind, readonly [book: string, come: string]>,
};

export const wallPosterTexts = {
  open: 'Posters to print',
  openFor: (name: string) => `Posters to print of ${name}`,
  title: (name: string) => `Posters of ${name}`,
  lead: 'With three steps, the price and a large code. Name, address and price are those that are saved, the first two in each language where you wrote them in it.',
  brand: 'Its logo and colour are those of your profile.',
  languages: 'Languages',
  paper: 'Paper',
  papers: { A4: 'A4, for a wall', A3: 'A3, for a gate', A6: 'A6, for a desk or by hand' },
  preview: (name: string, paper: string) => `Poster of ${name} on ${paper}`,
  pdf: 'Download PDF',
  png: 'Download PNG',
  pngHint: 'PNG has 300 dots an inch, for a shop that prints pictures.',
  shut: 'Close',
};
