import { noFaults, type Switches } from './switches.ts';

export type Switchboard = ReturnType<typeof createSwitchboard>;

export function createSwitchboard() {
  const settings = new Map<string, Partial<Switches>>();
  /** The order's own values, else those of `*`, else none. */
  const of = (orderId: string): Switches => ({ ...noFaults, ...settings.get('*'), ...settings.get(orderId) });

  /** Counts down `inquiryTimes` and switches the fault off at its end. */
  function takeInquiryFault(orderId: string): Switches['inquiry'] {
    const { inquiry, inquiryTimes } = of(orderId);
    if (inquiry === 'none' || inquiryTimes === 0) return inquiry;
    const owner = settings.get(orderId)?.inquiry ? orderId : '*';
    const rest = inquiryTimes > 1 ? { inquiryTimes: inquiryTimes - 1 } : { inquiry: 'none' as const, inquiryTimes: 0 };
    settings.set(owner, { ...settings.get(owner), ...rest });
    return inquiry;
  }

  return {
    of,
    set: (orderId: string, switches: Partial<Switches>) => {
      settings.set(orderId, { ...settings.get(orderId), ...switches });
    },
    takeInquiryFault,
    reset: () => settings.clear(),
  };
}
