import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { meQuery, queryClient } from '#web/session/queries.ts'
import { rememberedAsPaid } from '#web/session/session.ts'
import { hasPlan } from '#web/session/use-viewer.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './PromoFooter.module.css'
import { shellWords } from './words.ts'

const plans = '/membership-plans'

/** Shown to every member without a plan, and while the plan is unknown. On the page of the plans there is nowhere to lead. */
export function PromoFooter({ path }: { path: string }) {
  const t = shellWords(useLanguage())
  const titleId = useId()
  const { data: member } = useQuery(meQuery, queryClient)
  const isPaid = member ? hasPlan(member) : rememberedAsPaid()
  if (isPaid) return null
  return (
    <section className={styles.promo} aria-labelledby={titleId}>
      <div className={classNames('wrap', styles.inside)}>
        <h2 id={titleId}>{t.happyMarriages}</h2>
        {path === plans ? null : <Link href={plans}>{t.viewMembership}</Link>}
      </div>
    </section>
  )
}
