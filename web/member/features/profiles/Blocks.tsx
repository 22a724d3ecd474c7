import { missing } from '#domain/format/missing.ts'
import { useLanguage } from '#web/ui/language.ts'
import { BlockHeading } from './BlockHeading.tsx'
import type { Block, HeadingLevel } from './blocks.ts'
import './Blocks.css'

/** What half of a phone's width holds before it becomes a column of single words. */
const aLine = 40

export function Blocks({ blocks, heading = 'h2' }: { blocks: readonly Block[]; heading?: HeadingLevel }) {
  const language = useLanguage()
  return blocks.map(({ title, mr, rows, items }) => (
    <section key={title} className="block">
      <BlockHeading title={title} mr={mr} level={heading} />
      {rows ? (
        <dl className="kv num">
          {rows.map(([label, value]) => (
            <div key={label} className={value.length > aLine ? 'long' : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {items && items.length > 0 ? (
        <ul className="listed">
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two relatives may have one surname, and a biodata never reorders
            <li key={`${language}-${at}`}>{item}</li>
          ))}
        </ul>
      ) : null}
      {items?.length === 0 ? <p className="listed">{missing}</p> : null}
    </section>
  ))
}
