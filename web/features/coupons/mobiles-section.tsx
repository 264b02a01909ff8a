import { useState } from 'react';
import { parseMobile } from '#contract/mobile.ts';
import { couponFormTexts as texts } from '#web/messages/coupons.ts';
import { TextField } from '#web/ui/field.tsx';

/** Mobile numbers as people list them; what is none stays as it was typed. Nothing listed is null. */
export function readMobiles(typed: string): string[] | null {
  const listed = typed.split(/[\n,;]+/).map((one) => one.trim());
  const mobiles = [...new Set(listed.filter(Boolean).map((one) => parseMobile(one) ?? one))];
  return mobiles.length > 0 ? mobiles : null;
}

/** What is wrong with a list of mobile numbers; null when nothing is. */
export function mobilesProblem(mobiles: readonly string[] | null): string | null {
  if (!mobiles?.length) return texts.needsMobiles;
  const wrong = mobiles.find((mobile) => parseMobile(mobile) === null);
  return wrong === undefined ? null : texts.wrongMobile(wrong);
}

interface MobilesProps {
  mobiles: string[] | null;
  problem?: string;
  change: (mobiles: string[] | null) => void;
}

/** The mobile numbers that may use a coupon. Keeps the text as it was typed while the form holds the numbers. */
export function Mobiles({ mobiles, problem, change }: MobilesProps) {
  const [text, setText] = useState((mobiles ?? []).join('\n'));
  const typed = (next: string) => {
    setText(next);
    change(readMobiles(next));
  };
  return (
    <TextField
      wide
      required
      rows={3}
      label={texts.mobiles}
      hint={texts.mobilesHint}
      problem={problem}
      value={text}
      change={typed}
    />
  );
}
