import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { meQuery, queryClient } from '#web/session/queries.ts'
import { rememberedAsPaid } from '#web/session/session.ts'
import { hasPlan } from '#web/session/use-viewer.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './PromoFooter.module.css'
import { shellWords } from './words.ts'

/** Shown to every member without a plan, and while the plan is unknown. */
export function PromoFooter() {
  const t = shellWords(useLanguage())
  const titleId = useId()
  const { data: member } = useQuery(meQuery, queryClient)
  const isPaid = member ? hasPlan(member) : rememberedAsPaid()
  if (isPaid) return null
  return (
    <section className={styles.promo} aria-labelledby={titleId}>
      <div className={classNames('wrap', styles.inside)}>
        <Lotus />
        <h2 id={titleId}>{t.happyMarriages}</h2>
        <ButtonLink href="/membership-plans">{t.viewMembership}</ButtonLink>
      </div>
    </section>
  )
}
