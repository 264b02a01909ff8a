const card = { id: 'c1', name: 'Nehru Zoo', location: 'Hyderabad', pictureUrl: null, colour: null };
const opens = { is: 'opens', day: '2027-01-03', at: '09:00' } as const;
export const found = {
  today: '2027-01-02',
  search: { words: 'Asha', kind: null, town: 'Hyderabad', near: '17.4,78.5' },
  towns: ['Hyderabad', 'Ameerpet'],
  places: [
    { ...card, kind: 'park', priceFrom: 20_00, standing: { is: 'open' } },
    { ...card, kind: 'clinic', priceFrom: 300_00, standing: opens },
    { ...card, kind: 'branch', priceFrom: null, standing: { is: 'closed' } },
    { ...card, kind: 'exhibition', priceFrom: 0, standing: { is: 'open' } },
    { ...card, kind: 'coaching', priceFrom: 0, standing: { ...opens, day: '2027-02-02', at: null } },
  ],
  count: 25,
  next: '/home?after=20-c1',
};
export const nothing = { ...found, places: [], count: 0, next: null };
