const drawings = {
  alert: ['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 8v4', 'M12 16h.01'],
  check: ['M5 12l5 5l10 -10'],
  chevron: ['M6 9l6 6l6 -6'],
  close: ['M18 6l-12 12', 'M6 6l12 12'],
  eye: ['M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0', 'M21 12c-2.4 4 -5.4 6 -9 6s-6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6s6.6 2 9 6'],
  eyeOff: [
    'M10.6 10.6a2 2 0 0 0 2.8 2.8',
    'M16.7 16.7a8.7 8.7 0 0 1 -4.7 1.3c-3.6 0 -6.6 -2 -9 -6c1.3 -2.1 2.7 -3.7 4.3 -4.7m2.9 -1.1a9 9 0 0 1 1.8 -.2c3.6 0 6.6 2 9 6c-.700 1.1 -1.4 2.1 -2.1 2.9',
    'M3 3l18 18',
  ],
  info: ['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 9h.01', 'M11 12h1v4h1'],
  photo: [
    'M15 8h.01',
    'M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3z',
    'M3 16l5 -5c.9 -.9 2.1 -.9 3 0l5 5',
    'M14 14l1 -1c.9 -.9 2.1 -.9 3 0l3 3',
  ],
  tick: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M9 12l2 2l4 -4'],
} as const
export type IconName = keyof typeof drawings

/** An outline beside words that already say it: never read aloud. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="ic"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name].map(line => (
        <path key={line} d={line} />
      ))}
    </svg>
  )
}
