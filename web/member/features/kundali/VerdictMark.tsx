import type { MangalVerdict } from '#domain/kundali/mangal.ts'

const circle = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'
const drawings: Record<MangalVerdict, string> = {
  agrees: `${circle}M9 12l2 2l4 -4`,
  differs: `${circle}M12 8v4M12 16h.01`,
  unknown: `${circle}M9 12h6`,
}

/** A mark is never read aloud, because the words beside it say the same. */
export const VerdictMark = ({ kind }: { kind: MangalVerdict }) => (
  <svg
    className="ic"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[kind]} />
  </svg>
)
