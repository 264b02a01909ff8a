const drawings: Record<string, string> = {
  park: 'M12 21v-6M12 15c-4 0-7-2.300-7-5.500C5 6 8 3 12 3s7 3 7 6.500c0 3.200-3 5.500-7 5.500ZM12 11l2.500-2.500M12 13 9.500 10.500M5 21h14',
  clinic: 'M6 3v5a4 4 0 0 0 8 0V3M4.500 3h3M12.500 3h3M10 12v3a5 5 0 0 0 10 0v-2M20 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  branch: 'M3 9.500 12 4l9 5.500H3ZM5.500 10v7M10 10v7M14 10v7M18.500 10v7M3 20.500h18M4.500 17h15',
  show: 'M4 5h16v10a8 8 0 0 1-16 0V5ZM8 10h2M14 10h2M9 15.500c1.800 1.500 4.200 1.500 6 0',
  batch: 'M2.500 9 12 4.500 21.500 9 12 13.500 2.500 9ZM6.500 11v5c3 2.500 8 2.500 11 0v-5M21.500 9v6',
};

/** What is booked, in one line drawing; the words beside it carry the meaning. */
export function ServiceIcon({ kind }: { kind: string }) {
  return (
    <svg
      width="30"
      height="30"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[kind]} />
    </svg>
  );
}
