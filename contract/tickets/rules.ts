import { labelText } from '#contract/fees/rules.ts';
import { listText, text, type Wording } from '#contract/kernel/text.ts';

interface Contents {
  people: number;
  lines: readonly { quantity: number; label: string }[];
}

/** "3 people: 2 Adult, 1 Child", in the order of the booking page; after a refund what is left. */
export function contentsText({ people, lines }: Contents, givenBack: Wording | null): Wording {
  const contents = givenBack
    ? text('tickets.givenBack', { items: givenBack })
    : listText(lines.map(({ quantity, label }) => text('tickets.line', { quantity, label: labelText(label) })));
  if (people === 0) return contents;
  return text('tickets.contents', { people: text('tickets.people', { people }), lines: contents });
}
