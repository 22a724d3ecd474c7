import { useState } from 'react'
import { fetchSealed, SealedPicture } from '#web/office/parts/sealed-pictures.tsx'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { memberAuditQuery } from '../queries.ts'
import styles from '../Record.module.css'
import { memberRecordWords } from './words.ts'

/** The photos and papers of a sealed record, opened one by one: each look is an act under the reason given for the record. */
export function SealedFiles({ uuid, count, reason }: { uuid: string; count: number; reason: string }) {
  const t = memberRecordWords(useLanguage())
  if (count === 0) return null
  return (
    <section className={styles.rows}>
      <h3>{t.sealedFiles}</h3>
      {Array.from({ length: count }, (_, at) => at + 1).map(place => (
        <SealedFile key={place} uuid={uuid} place={place} reason={reason} />
      ))}
    </section>
  )
}

function SealedFile({ uuid, place, reason }: { uuid: string; place: number; reason: string }) {
  const t = memberRecordWords(useLanguage())
  const [file, setFile] = useState<Blob | null>(null)
  const [busy, run] = useBusy()
  const open = () =>
    run(async () => {
      try {
        setFile(await fetchSealed(`/api/office/member/${uuid}/sealed-file/${place}`, reason))
        void officeClient.invalidateQueries(memberAuditQuery(uuid))
      } catch (error) {
        toastOfficeFailure(error)
      }
    })
  if (file) return <SealedPicture bytes={file} label={t.sealedFile(place)} className={styles.picture} />
  return (
    <div className={styles.buttons}>
      <Button busy={busy} onClick={open}>
        {t.openFile(place)}
      </Button>
    </div>
  )
}
