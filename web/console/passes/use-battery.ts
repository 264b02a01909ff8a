import type { GateState } from '#contract/gates/model.ts';

/** A battery as a browser tells it. */
export interface Battery extends EventTarget {
  /** It is so full, 0 to 1. */
  level: number;
  charging: boolean;
}

/** A battery as the supervisor hears of it too: in hundredths, null where the browser does not say. */
export type BatteryState = Pick<GateState, 'battery' | 'charging'>;
export const batteryState = (battery: Battery | null): BatteryState => ({
  battery: battery && Math.round(battery.level * 100),
  charging: battery?.charging ?? false,
});

/** Tells of the battery now and at each change, until the answer is called; never where the browser does not say. */
export function watchBattery(tell: (battery: Battery) => void): () => void {
  const left = new AbortController();
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  const watch = (battery: Battery): void => {
    const look = () => left.signal.aborted || tell(battery);
    for (const event of ['levelchange', 'chargingchange'])
      battery.addEventListener(event, look, { signal: left.signal });
    look();
  };
  // A browser may refuse to say: then nothing is said.
  void getBattery?.call(navigator).then(watch, () => undefined);
  return () => left.abort();
}
