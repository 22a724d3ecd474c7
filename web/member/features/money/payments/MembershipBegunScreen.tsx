import { IconDownload, IconPhone } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatLongDay } from '#domain/format/date.ts'
import { formatFee } from '#domain/format/fee.ts'
import { formatHeight } from '#domain/format/height.ts'
import { nameAndAge } from '#domain/format/name-and-age.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { gunOf } from '#web/member/parts/gun-milan.ts'
import { Loading } from '#web/member/parts/Loading.tsx'
import { plansQuery } from '#web/member/parts/plans-query.ts'
import { useSettled } from '#web/member/parts/use-settled.ts'
import { useToday } from '#web/member/parts/use-today.ts'
import { memberWords } from '#web/member/words.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import styles from './MembershipBegunScreen.module.css'
import { type NextFamily, nextFamilyQuery } from './next-family.ts'
import { paymentsQuery } from './queries.ts'
import { savePaper } from './save-paper.ts'
import { wantedContact } from './wanted-contact.ts'
import { paymentWords } from './words.ts'

/** Where a family arrives that has paid: what began, the receipt, and the number that they paid for one press away. */
export default function MembershipBegunScreen() {
  const language = useLanguage()
  const t = paymentWords(language)
  const [wanted] = useState(wantedContact)
  const { data: plans, error, refetch } = useQuery(plansQuery)
  const payments = useInfiniteQuery(paymentsQuery)
  const next = useQuery(nextFamilyQuery(wanted))
  const isReady = useSettled([payments, next]) && plans !== undefined
  if (!isReady) return error ? <Failure part error={error} onRetry={() => void refetch()} /> : <Loading />
  const plan = plans.list.find(({ is_current }) => is_current)
  // Whoever comes by an old address has nothing that began.
  if (!plan) return <Navigate to="/membership-plans" replace />
  const payment = payments.data?.pages[0]?.list.find(({ status }) => status === 'PAID')
  const paper = payment?.documents[0]
  return (
    <>
      <header className={styles.head}>
        <Lotus className={styles.lotus} />
        <h1>{memberWords(language).membershipBegun}</h1>
        <p className="numeric">
          {t.until(plan.end_date ? formatLongDay(plan.end_date, language) : null, plans.contact_views_left)}
        </p>
      </header>
      <div className={styles.cards}>
        <Next family={next.data ?? null} />
        {payment ? (
          <Card as="section" className={styles.receipt}>
            <h2>{t.RECEIPT}</h2>
            <Facts
              className={styles.facts}
              facts={[
                [t.plan, payment.plan_name],
                [t.amount, formatFee(payment.fee, language)],
                [t.day, formatLongDay(payment.paid_at ?? payment.created_at, language)],
                ...(paper ? ([[t.number, paper.number]] as const) : []),
              ]}
            />
            <div className={styles.acts}>
              {paper ? (
                <Button onClick={() => void savePaper(paper)}>
                  <Icon of={IconDownload} />
                  {t.paper(t[paper.kind], 'PDF')}
                </Button>
              ) : null}
              <ButtonLink href="/dashboard">{memberWords(language).dashboard}</ButtonLink>
            </div>
          </Card>
        ) : null}
      </div>
    </>
  )
}

function Next({ family }: { family: NextFamily | null }) {
  const language = useLanguage()
  const t = paymentWords(language)
  const today = useToday()
  const { gender } = useViewer()
  if (!family)
    return (
      <Card as="section" className={styles.others}>
        <p>{t.fitting}</p>
        <ButtonLink kind="primary" large href="/matches">
          {t.seeProfiles}
        </ButtonLink>
      </Card>
    )
  const { uuid, last_name: surname, working_place_taluka: town } = family
  const gun = gunOf(family)
  return (
    <Card as="section" className={styles.next}>
      <div className={styles.photo}>
        <Portrait
          className={styles.face}
          image={family.user_images[0]?.image}
          gender={otherSide(gender)}
          alt={surname}
          first
        />
        {gun === null ? null : (
          <span className={styles.ring}>
            <GunRing gun={gun} />
          </span>
        )}
      </div>
      <div>
        <p className={styles.why}>{t[family.why]}</p>
        <h2>{nameAndAge(surname, family.dob, today, language)}</h2>
        <p>{[family.education_courses, family.occupation_details].filter(Boolean).join(' · ')}</p>
        <p className="numeric">{[town?.name, formatHeight(family.height, language)].filter(Boolean).join(' · ')}</p>
      </div>
      <ButtonLink kind="primary" large wide href={`/profile-view/${uuid}?contact=open`}>
        <Icon of={IconPhone} />
        {t.seeNumber(surname)}
      </ButtonLink>
    </Card>
  )
}
