import { formatInstant } from '#domain/format/instant.ts'
import { byChannel } from '#domain/telling/channels.ts'
import { deliveryWords } from '#web/office/parts/delivery-words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { OfficeMemberRecord } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { arrivedWords, recordPartWords } from './part-words.ts'

const tones = { WAITING: 'plain', SENT: 'good', REFUSED: 'warning', REACHED: 'good' } as const

/** The messages to the family apart from those under the bell, and whether each arrived. */
export function MessagesPart({ record: { messages } }: { record: OfficeMemberRecord }) {
  const language = useLanguage()
  const t = recordPartWords(language)
  const about = deliveryWords(language)
  return (
    <RecordPart title={t.messages}>
      {messages.length === 0 ? <p>{t.noMessages}</p> : null}
      <ul className={styles.rows}>
        {messages.map(one => (
          <li key={one.at + one.about + one.channel}>
            <span className={styles.line}>
              <b>{about[one.about]}</b>
              <Badge tone={tones[one.status]}>{arrivedWords(language)[one.status]}</Badge>
            </span>
            <span className={styles.small}>
              {byChannel(one.channel, language)}, {formatInstant(one.at, language)}
            </span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}
