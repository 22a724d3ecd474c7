import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { OfficeFailure } from '#web/office/parts/OfficeFailure.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { memberNotesQuery } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { recordPartWords } from './part-words.ts'

/** What staff wrote down about the family. Nobody else reads it. */
export function NotesPart({ uuid, onAdd }: { uuid: string; onAdd: () => void }) {
  const language = useLanguage()
  const t = recordPartWords(language)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    memberNotesQuery(uuid),
  )
  const notes = data?.pages.flatMap(({ list }) => list)
  return (
    <RecordPart title={t.notes}>
      <div className={styles.buttons}>
        <Button onClick={onAdd}>{t.addNote}</Button>
      </div>
      {error ? <OfficeFailure part error={error} onRetry={() => void refetch()} /> : null}
      {notes?.length === 0 ? <p>{t.noNotes}</p> : null}
      <ul className={styles.rows}>
        {notes?.map(note => (
          <li key={note.uuid}>
            <span className={styles.line}>
              <Badge>{t[note.kind]}</Badge>
              <span className={styles.small}>
                {note.by}, {formatInstant(note.at, language)}
              </span>
            </span>
            <span className={styles.written}>{note.text}</span>
            {note.agreed ? <span>{t.agreedLine(note.agreed)}</span> : null}
            {note.next_call_on ? <span>{t.nextCallLine(formatDay(note.next_call_on, language))}</span> : null}
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <div className={styles.buttons}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.olderNotes}
          </Button>
        </div>
      ) : null}
    </RecordPart>
  )
}
