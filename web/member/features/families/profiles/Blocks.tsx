import { missing } from '#domain/format/missing.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { BlockHeading } from './BlockHeading.tsx'
import styles from './Blocks.module.css'
import type { Block, HeadingLevel } from './present/blocks.ts'

/** A longer value gets the whole row: in half a phone's width it would break into single words. */
const lineLength = 40

export function Blocks({ blocks, heading = 'h2' }: { blocks: readonly Block[]; heading?: HeadingLevel }) {
  const language = useLanguage()
  return blocks.map(({ title, mr, rows, items }) => (
    <section key={title} className={styles.block}>
      <BlockHeading title={title} mr={mr} level={heading} />
      {rows ? (
        <Facts
          className={styles.facts}
          facts={rows.map(([label, value]) => [label, value, value.length > lineLength ? styles.long : undefined])}
        />
      ) : null}
      {items && items.length > 0 ? (
        <ul className={styles.listed}>
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two relatives may have one surname, and the list never reorders
            <li key={`${language}-${at}`}>{item}</li>
          ))}
        </ul>
      ) : null}
      {items?.length === 0 ? <p className={styles.listed}>{missing}</p> : null}
    </section>
  ))
}
