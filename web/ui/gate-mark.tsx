export const GateMark = () => (
  <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
    <path fill="var(--marigold)" d="M3 32V15C3 7.6 9.5 6 17 1c7.5 5 14 6.6 14 14v17H3Z" />
    <path
      fill="var(--leaf)"
      d="M9 32V19c0-3 2-3 2.7-5.5C14.5 13.5 15.5 12 17 9.5c1.5 2.5 2.5 4 5.3 4C23 16 25 16 25 19v13H9Z"
    />
  </svg>
);
