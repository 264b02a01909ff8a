import { noFaults, type Switches } from './switches.ts';

export type Switchboard = {
  /** The order's own values, else those of `*`, else none. */
  of(orderId: string): Switches;
  set(orderId: string, switches: Partial<Switches>): void;
  /** Counts down `inquiryTimes` and switches the fault off at its end. */
  takeInquiryFault(orderId: string): Switches['inquiry'];
  reset(): void;
};

export function createSwitchboard(): Switchboard {
  const settings = new Map<string, Partial<Switches>>();
  const of = (orderId: string): Switches => ({ ...noFaults, ...settings.get('*'), ...settings.get(orderId) });

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
    set: (orderId, switches) => {
      settings.set(orderId, { ...settings.get(orderId), ...switches });
    },
    takeInquiryFault,
    reset: () => settings.clear(),
  };
}
