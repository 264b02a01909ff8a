import type { GateState } from '#contract/gates/model.ts';

export interface Battery extends EventTarget {
  /** 0 to 1. */
  level: number;
  charging: boolean;
}

/** In hundredths; null where the browser does not say. */
export type BatteryState = Pick<GateState, 'battery' | 'charging'>;
export const batteryState = (battery: Battery | null): BatteryState => ({
  battery: battery && Math.round(battery.level * 100),
  charging: battery?.charging ?? false,
});

/** Calls `changed` now and at each change until the returned function is called; never where the browser does not say. */
export function watchBattery(changed: (battery: Battery) => void): () => void {
  const left = new AbortController();
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  const watch = (battery: Battery): void => {
    const look = () => left.signal.aborted || changed(battery);
    for (const event of ['levelchange', 'chargingchange'])
      battery.addEventListener(event, look, { signal: left.signal });
    look();
  };
  // A refusal leaves the level unknown.
  void getBattery?.call(navigator).then(watch, () => undefined);
  return () => left.abort();
}
