import { useEffect, useState } from 'react';
import type { GateState } from '#contract/gates/model.ts';

interface Battery extends EventTarget {
  level: number;
  charging: boolean;
}

/** In hundredths; null where the browser does not say. */
type BatteryState = Pick<GateState, 'battery' | 'charging'>;

export function useBattery(): BatteryState {
  const [state, setState] = useState<BatteryState>({ battery: null, charging: false });
  useEffect(() => {
    const left = new AbortController();
    const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
    const watch = (battery: Battery): void => {
      const read = () => setState({ battery: Math.round(battery.level * 100), charging: battery.charging });
      for (const event of ['levelchange', 'chargingchange'])
        battery.addEventListener(event, read, { signal: left.signal });
      if (!left.signal.aborted) read();
    };
    // A refusal leaves the level unknown.
    void getBattery?.call(navigator).then(watch, () => undefined);
    return () => left.abort();
  }, []);
  return state;
}
