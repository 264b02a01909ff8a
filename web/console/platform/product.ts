import type { SignedIn } from '#contract/sessions/model.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { deviceStore } from '#web/shared/storage.ts';

const PRODUCT_KEY = 'product';
/** The last role, since each role has its own sign-in page. */
const ROLE_KEY = 'door';

export const DEFAULT_PRODUCT = 'pravesh';

export function rememberDoor(product: string, role: SignedIn['role']): void {
  deviceStore.set(PRODUCT_KEY, product);
  deviceStore.set(ROLE_KEY, role);
}

export const rememberedProduct = (): string => deviceStore.get(PRODUCT_KEY) ?? DEFAULT_PRODUCT;

const DOORS: Record<string, (product: string) => string> = {
  inspector: consolePaths.inspectorLogin,
  counter: consolePaths.counterLogin,
};

/** Inspectors and counters have their own sign-in pages, with the last area; everybody else gets `/login`. */
export function rememberedDoor(): string {
  const door = DOORS[deviceStore.get(ROLE_KEY) ?? ''];
  return door?.(rememberedProduct()) ?? consolePaths.signIn;
}
