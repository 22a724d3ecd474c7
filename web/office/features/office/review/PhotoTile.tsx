import { useState } from 'react'
import { digits } from '#domain/words/digits.ts'
import { RecordLink } from '#web/office/parts/RecordLink.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { NearCopies } from './NearCopies.tsx'
import styles from './PhotoGrid.module.css'
import { leave } from './photo-marks.ts'
import type { GridPhoto } from './queries.ts'
import { usePictureSeen } from './use-picture-seen.ts'
import { queueWords } from './words.ts'

interface Props {
  row: GridPhoto
  /** The reason to reject the photo, `leave` to decide nothing, or empty to approve it. */
  mark: string
  onMark: (mark: string) => void
  onSeen: () => void
}

export function PhotoTile({ row: { photo, version, copies, member }, mark, onMark, onSeen }: Props) {
  const language = useLanguage()
  const t = queueWords(language)
  const { picture, onLoad } = usePictureSeen(onSeen)
  const [isBroken, setBroken] = useState(false)
  // Each reason is numbered, because typing the number in the list chooses it.
  const reasons = t.suggestions.photo.map((reason, at) => ({
    value: reason,
    label: `${digits(language, at + 1)}. ${reason}`,
  }))
  return (
    <li
      className={classNames(styles.tile, copies.length > 0 && styles.copied)}
      data-mark={mark === '' ? 'approve' : mark === leave ? 'leave' : 'reject'}
    >
      {isBroken ? (
        <p className={styles.broken}>{t.brokenPhoto}</p>
      ) : (
        // The address contains the version, because a browser would show a cached picture without asking.
        <img
          ref={picture}
          className={styles.photo}
          src={`${photo}?version=${version}`}
          alt={t.photoOf(member.name)}
          loading="lazy"
          onLoad={onLoad}
          onError={() => setBroken(true)}
        />
      )}
      <RecordLink uuid={member.uuid}>
        {member.name} · {member.registration_no}
      </RecordLink>
      <NearCopies copies={copies} />
      <Select
        aria-label={t.decisionOn(member.name)}
        placeholder={t.decisions.approve}
        options={[...reasons, { value: leave, label: t.leave }]}
        value={mark}
        onChange={onMark}
      />
    </li>
  )
}
