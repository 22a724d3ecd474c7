import type { BiodataDesign } from '#contract/families/biodata.ts'
import styles from './DesignChoice.module.css'

/** Where the parts of a page stand, in hundredths of an A4 sheet's width. */
const layouts = {
  TORAN: { photo: { x: 68, y: 16 }, name: { x: 8, y: 20, width: 46 }, from: 34, sections: 4, bands: true },
  PATRIKA: { photo: { x: 38, y: 18 }, name: { x: 20, y: 52, width: 60 }, from: 66, sections: 2, frame: true },
  SIMPLE: { photo: { x: 68, y: 12 }, name: { x: 8, y: 15, width: 46 }, from: 30, sections: 4 },
} satisfies Record<BiodataDesign, object>
interface Layout {
  photo: { x: number; y: number }
  name: { x: number; y: number; width: number }
  from: number
  sections: number
  bands?: boolean
  frame?: boolean
}

/** How a biodata is laid out, in shapes alone: no family's name and no language. */
export function DesignPicture({ design }: { design: BiodataDesign }) {
  const { photo, name, from, sections, bands, frame }: Layout = layouts[design]
  const height = 26
  return (
    <svg aria-hidden="true" className={styles.picture} viewBox="0 0 100 141" data-design={design}>
      {bands ? [0, 138].map(y => <rect key={y} data-ink="red" x={0} y={y} width={100} height={3} />) : null}
      {bands
        ? Array.from({ length: 12 }, (_, at) => at * 8.4 + 2).map(x => (
            <path key={x} data-ink="red" d={`M${x} 3h4l-2 6z`} />
          ))
        : null}
      {frame ? <rect data-ink="line" x={4} y={4} width={92} height={133} /> : null}
      <rect data-ink="red" x={42} y={bands ? 11 : 8} width={16} height={1.6} />
      <path data-ink="gold" d={`M${photo.x} ${photo.y + 8}q12-14 24 0v22h-24z`} />
      <circle data-ink="paper" cx={photo.x + 12} cy={photo.y + 13} r={5} />
      <path data-ink="paper" d={`M${photo.x + 3} ${photo.y + 30}q9-18 18 0z`} />
      <rect data-ink={frame ? 'red' : 'dark'} x={name.x} y={name.y} width={name.width} height={4} />
      {Array.from({ length: sections }, (_, section) => from + section * height).map(y => (
        <g key={y}>
          <rect data-ink={design === 'SIMPLE' ? 'dark' : 'red'} x={8} y={y} width={22} height={2.4} />
          {[6, 10.5, 15, 19.5].map((line, at) => (
            <path key={line} data-ink="grey" d={`M8 ${y + line}h14M28 ${y + line}h${[20, 26, 16, 22][at]}`} />
          ))}
        </g>
      ))}
    </svg>
  )
}
