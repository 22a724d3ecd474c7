import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { UpiOrder, upiOrderQuery } from '#web/office/parts/UpiOrder.tsx'
import { upiWords } from '#web/office/parts/upi-words.ts'
import { officeClient } from '#web/office/queries.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ConfirmNumber } from './ConfirmNumber.tsx'
import styles from './Counter.module.css'
import { PhotoPart } from './PhotoPart.tsx'
import { slipQuery } from './queries.ts'
import { SlipPart } from './SlipPart.tsx'
import { counterWords } from './words.ts'

/** What is left after a registration: confirm the number, take a photo, print the slip. */
export default function SlipScreen() {
  const language = useLanguage()
  const t = counterWords(language)
  const { uuid = '' } = useParams({ strict: false }) as { uuid?: string }
  const { data, error, refetch } = useQuery(slipQuery(uuid))
  const { data: order = null } = useQuery(upiOrderQuery(uuid))
  const readAgain = () => officeClient.invalidateQueries({ queryKey: ['counter slip', uuid] })
  const paid = () => {
    officeClient.setQueryData(upiOrderQuery(uuid).queryKey, null)
    void readAgain()
  }
  if (!data) return <NoAnswerYet error={error} onRetry={() => void refetch()} />
  return (
    <>
      <div data-screen-only>
        <ScreenHead eyebrow="नवे स्थळ" title={t.done(data.registration_no)}>
          <ButtonLink href={`/office/members/${uuid}`}>{t.record}</ButtonLink>
          <ButtonLink kind="primary" href="/office/counter">
            {t.next}
          </ButtonLink>
        </ScreenHead>
      </div>
      <div className={styles.after}>
        <ConfirmNumber slip={data} onDone={readAgain} />
        <PhotoPart slip={data} onDone={readAgain} />
        {order ? (
          <Card as="section" className={styles.section} data-screen-only>
            <h2>{upiWords(language).title}</h2>
            <UpiOrder order={order} onPaid={paid} />
          </Card>
        ) : null}
        <SlipPart key={data.uuid} slip={data} order={order} />
      </div>
    </>
  )
}
