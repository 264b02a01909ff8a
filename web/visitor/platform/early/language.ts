/**
 * Carries typed values to the same page in another language, in this tab and once; hydration reads them. Without
 * storage the form starts empty. On a page that answers a form, a language button posts that form again, without
 * React's handlers.
 */
export function takeTypedAlong(): void {
  const fields = (): HTMLInputElement[] =>
    Array.from(document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden])'));
  const keep = (): void => {
    const typed = fields().map(({ name, value, checked }) => [name, value, checked]);
    sessionStorage.typed = JSON.stringify([location.pathname, typed]);
  };
  const putBack = (field: HTMLInputElement, value: string, checked: boolean): void => {
    if (field.type !== 'radio') field.value = value;
    else if (checked && field.value === value) field.checked = true;
  };
  const bringBack = (): void => {
    const [path, typed] = JSON.parse(sessionStorage.typed) as [string, [string, string, boolean][]];
    sessionStorage.removeItem('typed');
    if (path !== location.pathname) return;
    for (const field of fields())
      for (const [name, value, checked] of typed) if (name === field.name) putBack(field, value, checked);
  };
  const ifKept = (work: () => void) => (): void => {
    try {
      work();
    } catch {
      // Storage is blocked or full.
    }
  };
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.languages a')) ifKept(keep)();
  });
  const leave = (event: SubmitEvent): void => {
    if ((event.submitter as HTMLButtonElement | null)?.name === 'only') event.stopPropagation();
  };
  document.addEventListener('submit', leave, true);
  document.addEventListener('readystatechange', ifKept(bringBack), { once: true });
}
