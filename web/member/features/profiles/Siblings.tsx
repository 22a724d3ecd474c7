import type { PaidProfile } from '#contract/profiles.ts'
import { formatMarried } from '#domain/format/answers.ts'
import { formatHeight } from '#domain/format/height.ts'
import { missing, orMissing } from '#domain/format/missing.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/media.ts'
import { BlockHeading } from './BlockHeading.tsx'
import type { HeadingLevel } from './blocks.ts'
import { biodataWords } from './words.ts'
import './Siblings.css'

type Sibling = PaidProfile['family_members'][number]

const columns = ['name', 'married', 'education', 'occup', 'place', 'birthYear', 'hgt', 'rel'] as const

function told(sibling: Sibling, language: Language): Record<(typeof columns)[number], string> {
  const say = biodataWords(language)
  return {
    name: orMissing(sibling.name),
    married: formatMarried(sibling.is_married, language),
    education: orMissing(sibling.education),
    occup: orMissing(sibling.occupation),
    place: orMissing(sibling.working_place),
    birthYear: orMissing(sibling.birth_year),
    hgt: formatHeight(sibling.height),
    rel: sibling.gender === 'M' ? say.bro : say.sis,
  }
}

/** A table where there is room for eight columns, a card each where there is not. */
export function Siblings({ siblings, heading = 'h2' }: { siblings: readonly Sibling[]; heading?: HeadingLevel }) {
  const language = useLanguage()
  const say = biodataWords(language)
  const wide = useMedia('(min-width: 761px)')
  const rows = siblings.map((sibling, at) => ({ key: `${at} ${sibling.name}`, cells: told(sibling, language) }))
  return (
    <section className="block">
      <BlockHeading title={say.siblings} mr="भावंडे" level={heading} />
      {rows.length === 0 ? <p className="listed">{missing}</p> : null}
      {rows.length > 0 && wide ? (
        <div className="siblings-frame">
          <table className="siblings num">
            <caption className="sr">{say.siblings}</caption>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {say[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {columns.map(column => (
                    <td key={column}>{cells[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {rows.length > 0 && !wide ? (
        <ul className="sibling-cards">
          {rows.map(({ key, cells }) => (
            <li key={key} className="card">
              <dl className="kv num">
                {columns.map(column => (
                  <div key={column}>
                    <dt>{say[column]}</dt>
                    <dd>{cells[column]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
