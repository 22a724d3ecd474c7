import { missing } from '#domain/format/missing.ts'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { BlockHeading } from './BlockHeading.tsx'
import blocks from './Blocks.module.css'
import type { HeadingLevel } from './present/blocks.ts'
import { type Sibling, siblingCells, siblingTableColumns } from './present/siblings.ts'
import styles from './Siblings.module.css'
import { profileWords } from './words.ts'

/** A table where there is room for its columns, otherwise a card for each sibling. */
export function Siblings({ siblings, heading = 'h2' }: { siblings: readonly Sibling[]; heading?: HeadingLevel }) {
  const language = useLanguage()
  const t = profileWords(language)
  const isWide = useMedia(abovePhone)
  const rows = siblings.map((sibling, at) => ({ key: `${at} ${sibling.name}`, cells: siblingCells(sibling, language) }))
  return (
    <section className={blocks.block}>
      <BlockHeading title={t.siblings} mr="भावंडे" level={heading} />
      {rows.length === 0 ? <p className={blocks.listed}>{missing}</p> : null}
      {rows.length > 0 && isWide ? (
        <div className={styles.frame}>
          <table className={classNames(styles.siblings, 'numeric')}>
            <caption className="visually-hidden">{t.siblings}</caption>
            <thead>
              <tr>
                {siblingTableColumns.map(column => (
                  <th key={column} scope="col">
                    {t[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {siblingTableColumns.map(column => (
                    <td key={column}>{cells[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {rows.length > 0 && !isWide ? (
        <ul className={styles.cards}>
          {rows.map(({ key, cells }) => (
            <Card as="li" key={key}>
              <Facts className={blocks.facts} facts={siblingTableColumns.map(column => [t[column], cells[column]])} />
            </Card>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
