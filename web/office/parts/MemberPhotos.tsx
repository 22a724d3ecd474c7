import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToldBy as Way } from '#contract/telling/deliveries.office.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './MemberPhotos.module.css'
import { TellingActDialog } from './TellingActDialog.tsx'
import { ToldBy } from './ToldBy.tsx'
import { type LastDecision, UndoBar } from './UndoBar.tsx'

interface Photo {
  uuid: string
  image: string
}
interface Props {
  member: { uuid: string; name: string; told_by: Way }
  photos: readonly Photo[]
  /** Whether they are only looked at: nothing is alleged against who reports somebody. */
  isOnlyShown?: boolean
  /** Refetches the query that the photos came from. */
  onChanged: () => void
}

/** The photos of a member. Staff can take one down, and undo that within a minute. */
export function MemberPhotos({ member, photos, isOnlyShown = false, onChanged }: Props) {
  const t = officeWords(useLanguage())
  const mayTakeDown = useMay({ takeDownPhoto: 'staff' }) && !isOnlyShown
  const [chosen, setChosen] = useState<Photo | null>(null)
  const [last, setLast] = useState<LastDecision | null>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const part = useRef<HTMLDivElement>(null)
  const forget = useCallback(() => setLast(null), [])
  const takeDown = async ({ uuid: id }: Photo, texts: { reason: string; told: string }) => {
    const answer = await call('DELETE /office/members/:uuid/photos/:id', { uuid: member.uuid, id, ...texts })
    // The dialog returns the focus to its button, which is removed with its photo. Undo takes the focus after that.
    flushSync(() => {
      setChosen(null)
      setLast({ uuid: answer.uuid, until: Date.parse(answer.undo_until), text: answer.message })
    })
    undoButton.current?.focus()
    onChanged()
  }
  const undo = async ({ uuid }: LastDecision) => {
    try {
      toast.success((await call('POST /office/decisions/:uuid/undo', { uuid })).message)
    } catch (failure) {
      toastOfficeFailure(failure)
    }
    flushSync(forget)
    part.current?.focus()
    onChanged()
  }
  if (photos.length === 0 && !last) return null
  return (
    <div ref={part} tabIndex={-1} className={styles.photos}>
      {last ? (
        <UndoBar key={last.uuid} last={last} button={undoButton} onUndo={() => void undo(last)} onOver={forget} />
      ) : null}
      {photos.length > 0 ? (
        <ul className={styles.pictures}>
          {photos.map((photo, at) => (
            <li key={photo.uuid}>
              <img className={styles.picture} src={photo.image} alt={t.photoOf(member.name, at + 1)} />
              {mayTakeDown ? (
                <Button small aria-label={t.takeDownPhoto(at + 1)} onClick={() => setChosen(photo)}>
                  {t.takeDown}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {chosen ? (
        <TellingActDialog
          kind="photo"
          title={t.takeDownTitle(member.name)}
          confirm={t.takeDown}
          onClose={() => setChosen(null)}
          onConfirm={texts => takeDown(chosen, texts)}
        >
          <p>{t.takeDownHelp}</p>
          <ToldBy way={member.told_by} />
        </TellingActDialog>
      ) : null}
    </div>
  )
}
