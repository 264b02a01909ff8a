/** Bounds a map that anybody can fill: the newer half stays, so that a flood does not drop everything. */
export function dropOldestHalf(map: Map<unknown, unknown>, most: number): void {
  if (map.size <= most) return;
  let left = Math.ceil(map.size / 2);
  for (const key of map.keys()) {
    if (left === 0) return;
    map.delete(key);
    left -= 1;
  }
}
