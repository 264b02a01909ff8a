/** Makes − and + count before React listens (platform/live.tsx); the count is in the field. */
export function countTaps(): void {
  const count = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('#live:not([data-on]) .stepper button');
    const field = button?.parentElement?.querySelector('input');
    if (!button || !field) return;
    event.stopPropagation();
    const next = (Number(field.value) || 0) + (button === field.nextElementSibling ? 1 : -1);
    field.value = String(Math.max(0, Math.min(Number(field.max), next)));
  };
  document.addEventListener('click', count, true);
}
