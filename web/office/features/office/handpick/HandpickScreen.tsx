import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { maxPickNote, picksAtOnce, picksOffered } from '#domain/office/handpick.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeClient } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { CandidateTable } from './CandidateTable.tsx'
import { EarlierTable } from './EarlierTable.tsx'
import { FamilyFacts } from './FamilyFacts.tsx'
import styles from './Handpick.module.css'
import { candidatesQuery, dayQuery } from './queries.ts'
import { handpickWords } from './words.ts'

/** The candidates for one member. The counsellor picks some of them and sends them with a note. */
export default function HandpickScreen() {
  const { uuid = '' } = useParams({ strict: false }) as { uuid?: string }
  // The key resets picks and note for the next family.
  return <CandidatesOf key={uuid} uuid={uuid} />
}

function CandidatesOf({ uuid }: { uuid: string }) {
  const language = useLanguage()
  const t = handpickWords(language)
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(candidatesQuery(uuid))
  const [chosen, setPicked] = useState<readonly string[] | null>(null)
  // The best candidates come first and are ticked until the counsellor changes the picks.
  const best = data?.list.filter(({ may_pick }) => may_pick).slice(0, picksOffered)
  const picked = chosen ?? best?.map(one => one.uuid) ?? []
  const form = useOfficeForm({ note: '' })
  const toggle = (id: string, isOn: boolean) =>
    setPicked(isOn ? [...picked, id].slice(0, picksAtOnce) : picked.filter(one => one !== id))
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.send(async () => {
      const { message } = await call('POST /office/handpick/:uuid', {
        uuid,
        uuids: [...picked],
        note: form.values.note,
      })
      toast.success(message)
      void officeClient.invalidateQueries({ queryKey: ['handpick', uuid] })
      // The family has left the day list.
      const { list } = await officeClient.fetchQuery({ ...dayQuery, staleTime: 0 })
      const next = list.find(one => one.uuid !== uuid)
      if (!next) toast.success(t.lastOne)
      await navigate({ href: next ? `/office/handpick/${next.uuid}` : '/office/handpick' })
    })
  }
  const title = data ? t.forWhom(data.member.name, data.member.registration_no) : officeWords(language).handpick
  return (
    <>
      <ScreenHead eyebrow="निवडक स्थळे" title={title}>
        <ButtonLink href={`/office/members/${uuid}`}>{t.record}</ButtonLink>
        <ButtonLink href="/office/handpick">{t.back}</ButtonLink>
      </ScreenHead>
      {data ? (
        <div className={styles.parts}>
          <FamilyFacts member={data.member} />
          {data.list.length === 0 ? (
            <EmptyState heading={t.none} help={t.noneHelp} />
          ) : (
            <>
              <p>{data.member.wishes ? t.count(data.count, data.near) : t.countAll}</p>
              <CandidateTable rows={data.list} picked={picked} onPick={toggle} />
              <Card as="form" className={styles.send} onSubmit={send}>
                <FormFields form={form}>
                  <Field label={t.note} hint={t.noteHelp} error={form.errors.note}>
                    <TextArea rows={2} maxLength={maxPickNote} {...form.control('note')} />
                  </Field>
                </FormFields>
                <Button kind="primary" type="submit" busy={form.busy} disabled={picked.length === 0}>
                  {picked.length > 0 ? t.send(digits(language, picked.length)) : t.sendNone}
                </Button>
              </Card>
            </>
          )}
          <section>
            <h2>{t.earlier}</h2>
            {data.earlier.length === 0 ? <p>{t.earlierNone}</p> : <EarlierTable rows={data.earlier} />}
          </section>
        </div>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
