import { dayText } from '#contract/kernel/dates/texts.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { listText } from '#contract/kernel/text.ts';
import type { PaymentHandoffProps } from '#contract/payments/page.ts';
import { paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { Card } from '#web/visitor/ui/card.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { ReceiptTable } from '#web/visitor/ui/receipt-table.tsx';

/** Runs during parsing, so that Back skips this page. */
const SEND = 'document.currentScript.previousElementSibling.submit()';

/** Last page before the gateway, when a script could not go there: amount and one button. */
export function PaymentHandoffPage({
  kind,
  offering,
  visitDay,
  slot,
  receipt,
  gateway,
  sentWith,
  help,
}: PaymentHandoffProps) {
  const amount = formatRupees(receipt.total);
  return (
    <PageShell venue={offering.name} getQrHref={paths.getQr(offering.id)} help={help} narrow>
      <div className="stack">
        <h1>{say('payments.payFor', { kind, amount })}</h1>
        <p>
          {say('payments.held', { kind })} {say('payments.nextPage', { gateway: gateway.id })}
        </p>
        <Card className="stack">
          <h2>
            {say('payments.placeAndDay', {
              place: offering.name,
              day: listText([dayText(visitDay), slot]),
            })}
          </h2>
          <ReceiptTable receipt={receipt} />
          <form method="post" action={gateway.url}>
            {Object.entries(gateway.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="contained" fullWidth>
              {say('ui.pay', { amount })}
            </Button>
          </form>
          {sentWith !== null && <script nonce={sentWith}>{SEND}</script>}
        </Card>
        <p className="muted">{say('ui.safe', { gateway: gateway.id })}</p>
      </div>
    </PageShell>
  );
}

export const page: PageFacts<PaymentHandoffProps> = {
  Body: PaymentHandoffPage,
  title: () => say('payments.handoffTitle'),
  sheets: ['ticket'],
};
