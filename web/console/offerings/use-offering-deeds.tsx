import Ban from 'lucide-react/icons/ban';
import CirclePause from 'lucide-react/icons/circle-pause';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import Store from 'lucide-react/icons/store';
import { saleState } from '#contract/offerings/rules.ts';
import { ConfirmAction, lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import type { Deed, DeedQuestion, DeedWords } from '#web/console/kit/tables/choice/bulk-actions.ts';
import { type ChangeOf, changeMany, type OfferingNoun, type OfferingRecord } from './queries.ts';
import { manyOfferingTexts as texts } from './words.ts';

const PriceDialog = lazyDialog(async () => (await import('./prices-section.tsx')).PriceDialog);

type Kind = OfferingNoun<OfferingRecord>['kind'];

/** One call for all; its Undo gives each row its former values, unless somebody has changed them since. */
function changing<R extends OfferingRecord>(
  kind: Kind,
  deed: Pick<Deed<R>, 'id' | 'icon' | 'applies'> & DeedWords,
  changeOf: ChangeOf<R>,
): Deed<R> {
  const back: ChangeOf<R> = (row) => {
    const { was, to } = changeOf(row);
    return { was: to, to: was };
  };
  const undo: Deed<R> = { ...deed, ...texts.back, act: { all: (rows) => changeMany(kind, rows, back) } };
  return { ...deed, act: { all: (rows) => changeMany(kind, rows, changeOf) }, undo };
}

const isOnSale = (row: OfferingRecord): boolean => saleState(row) === 'onSale';

const standing = ({ published, active, closed }: OfferingRecord) => ({
  published,
  active,
  ...(closed && { closed }),
});

/** Those with a price to change; shows are free, and so are branches. */
const PRICED: readonly Kind[] = ['park', 'clinic', 'coaching'];

export function useOfferingDeeds<R extends OfferingRecord>({ kind, nameOf }: OfferingNoun<R>): readonly Deed<R>[] {
  const publish = changing<R>(
    kind,
    { id: 'publish', icon: Store, ...texts.publish, applies: (row) => !isOnSale(row) },
    (row) => ({ was: standing(row), to: { published: true, active: true } }),
  );
  const pause = changing<R>(kind, { id: 'pause', icon: CirclePause, ...texts.pause, applies: isOnSale }, () => ({
    was: { active: true },
    to: { active: false },
  }));
  const close = changing<R>(
    kind,
    { id: 'close', icon: Ban, ...texts.close, applies: ({ published }) => published },
    (row) => ({ was: standing(row), to: { closed: true } }),
  );
  const price = { id: 'price', icon: IndianRupee, ...texts.price, applies: () => true };
  const prices: Deed<R> = {
    ...changing<R>(kind, price, () => ({ was: {}, to: {} })),
    ask: (question) => (
      <PriceDialog
        {...question}
        nameOf={nameOf as (row: OfferingRecord) => string}
        start={(changeOf) =>
          question.start(
            changing(kind, { ...price, applies: (row) => changeOf(row) !== null }, changeOf as ChangeOf<R>),
          )
        }
      />
    ),
  };
  return [
    publish,
    pause,
    ...(PRICED.includes(kind) ? [prices] : []),
    { ...close, ask: (question) => <CloseMany {...question} deed={close} /> },
  ];
}

function CloseMany<R extends OfferingRecord>({ count, start, close, deed }: DeedQuestion<R> & { deed: Deed<R> }) {
  return (
    <ConfirmAction
      title={texts.closeTitle(count)}
      text={texts.closeText}
      word={texts.close.word}
      color="error"
      act={async () => start(deed)}
      close={close}
    />
  );
}
