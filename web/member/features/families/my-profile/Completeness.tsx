import { useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import styles from './Completeness.module.css'
import { Ring } from './Ring.tsx'
import { myProfileWords } from './words.ts'

const listedAtFirst = 6

/** How complete the profile is, with a link to each missing field. */
export function Completeness({ member }: { member: CurrentMember }) {
  const language = useLanguage()
  const t = myProfileWords(language)
  const [isAll, setIsAll] = useState(false)
  const { profile_percentage: percentage, missing_fields: missing } = member
  const listed = isAll ? missing : missing.slice(0, listedAtFirst)
  return (
    <Card as="section" className={styles.card} aria-labelledby="completeness">
      <Ring percentage={percentage} label={t.complete(percentage)} />
      <div className={styles.text}>
        <h2 id="completeness">{missing.length === 0 ? t.whole : t.complete(percentage)}</h2>
        <Hint>{missing.length === 0 ? t.wholeHelp : t.missingHelp}</Hint>
      </div>
      {missing.length > 0 ? (
        <ul className={styles.missing}>
          {listed.map(path => (
            <li key={path}>
              <ButtonLink small href={path === 'images' ? '#photos' : `/edit-profile#${path}`}>
                {path === 'images' ? t.photo : fieldLabel(language, path)}
              </ButtonLink>
            </li>
          ))}
          {missing.length > listed.length ? (
            <li>
              <TextButton onClick={() => setIsAll(true)}>{t.more(missing.length - listed.length)}</TextButton>
            </li>
          ) : null}
        </ul>
      ) : null}
    </Card>
  )
}
