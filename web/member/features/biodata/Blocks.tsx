import { missing } from '#domain/format/missing.ts'
import { useLanguage } from '#web/ui/language.ts'
import { BlockHeading } from './BlockHeading.tsx'
import type { Block } from './blocks.ts'
import './Blocks.css'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const language = useLanguage()
  return blocks.map(({ title, mr, rows, items }) => (
    <section key={title} className="block">
      <BlockHeading title={title} mr={mr} />
      {rows ? (
        <dl className="kv num">
          {rows.map(([label, value]) => (
            <div key={label}>
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
