import { useEffect, useState } from 'react'
import { CallFailed } from '#web/api/client.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { currentLanguage, useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './MemberScreen.module.css'
import { memberAuditQuery } from './queries.ts'
import { memberRecordWords } from './words.ts'

/** The bytes of one file. They have no address that could be opened again or passed on. */
async function fetchSealedFile(uuid: string, place: number, reason: string): Promise<Blob> {
  const response = await fetch(`/api/office/member/${uuid}/sealed-file/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: currentLanguage() },
    body: JSON.stringify({ reason }),
  })
  if (response.ok) return response.blob()
  const refusal = (await response.json().catch(() => ({}))) as { message?: string }
  throw new CallFailed(response.status, refusal.message ?? '')
}

/** The photos and papers of a sealed record, opened one by one: each look is an act under the reason given for the record. */
export function SealedFiles({ uuid, count, reason }: { uuid: string; count: number; reason: string }) {
  const say = memberRecordWords(useLanguage())
  if (count === 0) return null
  return (
    <section className={styles.rows}>
      <h3>{say.sealedFiles}</h3>
      {Array.from({ length: count }, (_, at) => at + 1).map(place => (
        <SealedFile key={place} uuid={uuid} place={place} reason={reason} />
      ))}
    </section>
  )
}

function SealedFile({ uuid, place, reason }: { uuid: string; place: number; reason: string }) {
  const say = memberRecordWords(useLanguage())
  const [file, setFile] = useState<Blob | null>(null)
  const [busy, run] = useBusy()
  const open = () =>
    run(async () => {
      try {
        setFile(await fetchSealedFile(uuid, place, reason))
        void officeClient.invalidateQueries(memberAuditQuery(uuid))
      } catch (error) {
        toastOfficeFailure(error)
      }
    })
  if (file) return <OpenedFile file={file} label={say.sealedFile(place)} />
  return (
    <div className={styles.buttons}>
      <Button busy={busy} onClick={open}>
        {say.openFile(place)}
      </Button>
    </div>
  )
}

function OpenedFile({ file, label }: { file: Blob; label: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address ? <img className={styles.picture} src={address} alt={label} /> : null
}
