/** Shows "Near me" where geolocation exists; sends the position rounded to a tenth of a degree. */
export function offerNearMe(): void {
  if (navigator.geolocation) document.documentElement.classList.add('near');
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('#near-me');
    const near = button?.form?.querySelector<HTMLInputElement>('[name=near]');
    if (!button || !near) return;
    const send = ({ coords }: GeolocationPosition): void => {
      near.value = `${coords.latitude.toFixed(1)},${coords.longitude.toFixed(1)}`;
      near.disabled = false;
      near.form?.submit();
    };
    const refuse = (): void => {
      button.disabled = false;
      document.getElementById('not-near')?.removeAttribute('hidden');
    };
    button.disabled = true;
    navigator.geolocation.getCurrentPosition(send, refuse, { timeout: 10_000, maximumAge: 600_000 });
  });
}
