import { useEffect, useState } from 'react';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import { feeTexts as texts } from './appointments/words.ts';

/** The page around a form says here what it costs. */
export const FEE_ID = 'fee';

/** "Fee ₹300", or what is said of nothing. */
export const feeWords = (fee: Paise, nothing: string): string => (fee === 0 ? nothing : texts.fee(formatRupees(fee)));

/** A fee that may change while its page is open: then the words around the form follow too. */
export function useFee(first: Paise, nothing: string): [fee: Paise, change: (fee: Paise) => void] {
  const [fee, setFee] = useState(first);
  useEffect(() => {
    const shown = document.getElementById(FEE_ID);
    if (shown && fee !== first) shown.textContent = feeWords(fee, nothing);
  }, [fee, first, nothing]);
  return [fee, setFee];
}
