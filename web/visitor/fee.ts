import { useEffect, useState } from 'react';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import { say } from '#web/shared/say.ts';

export const FEE_ID = 'fee';

export const feeWords = (fee: Paise, nothing: string): string =>
  fee === 0 ? nothing : say('appointments.fee', { amount: formatRupees(fee) });

export function useFee(first: Paise, nothing: string): [fee: Paise, change: (fee: Paise) => void] {
  const [fee, setFee] = useState(first);
  useEffect(() => {
    const shown = document.getElementById(FEE_ID);
    if (shown && fee !== first) shown.textContent = feeWords(fee, nothing);
  }, [fee, first, nothing]);
  return [fee, setFee];
}
