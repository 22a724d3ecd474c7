/** Outlines on a 24 grid, drawn with the pen of the Tabler set. */
const outlines = {
  alert: ['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 8v4', 'M12 16h.01'],
  done: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M9 12l2 2l4 -4'],
  close: ['M18 6l-12 12', 'M6 6l12 12'],
} as const satisfies Record<string, readonly string[]>
export type IconName = keyof typeof outlines

/** Beside words, never instead of them: a control that shows only an icon carries its own name. */
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
      {outlines[name].map(d => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
