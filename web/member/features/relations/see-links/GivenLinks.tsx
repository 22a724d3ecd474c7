import type { SeeLink } from '#contract/relations/see-links.ts'
import { formatDay } from '#domain/format/date.ts'
import { familyMarkWords } from '#web/member/parts/family-mark-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { seeLinkWords } from './words.ts'

interface Props {
  links: readonly SeeLink[]
  busy: boolean
  onEnd: (uuid: string) => void
}

/** The links to one biodata: how often each was opened, what its readers answered, and a button that ends it. */
export function GivenLinks({ links, busy, onEnd }: Props) {
  const language = useLanguage()
  const t = seeLinkWords(language)
  const marks = familyMarkWords(language)
  return (
    <section className="stack-2">
      <h3>{t.given}</h3>
      <ul className="stack-4">
        {links.map(({ uuid, openings, is_live, ends_at, answers }) => (
          <li key={uuid} className="stack-2">
            <p>
              {t.opened(openings)} · {(is_live === 'Y' ? t.until : t.over)(formatDay(ends_at, language))}
            </p>
            {answers.length > 0 ? (
              <ul>
                {answers.map(({ mark, note, at }) => (
                  <li key={at}>{[marks[mark], note].filter(Boolean).join(': ')}</li>
                ))}
              </ul>
            ) : null}
            {is_live === 'Y' ? (
              <Button small busy={busy} onClick={() => onEnd(uuid)}>
                {t.end}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
