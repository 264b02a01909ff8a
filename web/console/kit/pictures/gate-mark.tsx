export function GateMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path fill="var(--marigold)" d="M3 32V15C3 7.600 9.500 6 17 1c7.500 5 14 6.600 14 14v17H3Z" />
      <path
        fill="var(--leaf)"
        d="M9 32V19c0-3 2-3 2.700-5.500C14.500 13.500 15.500 12 17 9.500c1.500 2.500 2.500 4 5.300 4C23 16 25 16 25 19v13H9Z"
      />
    </svg>
  );
}
