import { missing } from '#domain/format/missing.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { BlockHeading } from './BlockHeading.tsx'
import type { HeadingLevel } from './present/blocks.ts'
import { type Sibling, siblingCells, siblingColumns } from './present/siblings.ts'
import { profileWords } from './words.ts'
import './Siblings.css'

/** A table where there is room for its columns, otherwise a card for each sibling. */
export function Siblings({ siblings, heading = 'h2' }: { siblings: readonly Sibling[]; heading?: HeadingLevel }) {
  const language = useLanguage()
  const say = profileWords(language)
  const isWide = useMedia('(min-width: 761px)')
  const rows = siblings.map((sibling, at) => ({ key: `${at} ${sibling.name}`, cells: siblingCells(sibling, language) }))
  return (
    <section className="block">
      <BlockHeading title={say.siblings} mr="भावंडे" level={heading} />
      {rows.length === 0 ? <p className="listed">{missing}</p> : null}
      {rows.length > 0 && isWide ? (
        <div className="siblings-frame">
          <table className="siblings num">
            <caption className="sr">{say.siblings}</caption>
            <thead>
              <tr>
                {siblingColumns.map(column => (
                  <th key={column} scope="col">
                    {say[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {siblingColumns.map(column => (
                    <td key={column}>{cells[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {rows.length > 0 && !isWide ? (
        <ul className="sibling-cards">
          {rows.map(({ key, cells }) => (
            <li key={key} className="card">
              <Facts facts={siblingColumns.map(column => [say[column], cells[column]])} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
