import { IconCalendarCheck, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { fullName } from '#domain/format/name.ts'
import { ownPhotosQuery } from '#web/member/parts/own-photos-query.ts'
import { hasPlan } from '#web/session/use-viewer.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import styles from './Greeting.module.css'
import { dashboardWords } from './words.ts'

export function Greeting({ member }: { member: CurrentMember }) {
  const language = useLanguage()
  const t = dashboardWords(language)
  const { data } = useQuery(ownPhotosQuery)
  const photos = data?.list.map(one => one.card) ?? (member.image ? [member.image] : [])
  const name = fullName(inLanguage(member, language))
  return (
    <section className={styles.greeting}>
      <div className={styles.portrait}>
        <Carousel
          shape="small"
          className={styles.photos}
          photos={photos}
          {...(data && { largePhotos: data.list.map(one => one.image) })}
          gender={member.gender}
          of={name}
        />
      </div>
      <div className={styles.name}>
        <Eyebrow>नमस्कार</Eyebrow>
        <h1>{name}</h1>
        <div className={styles.facts}>
          <Badge className="numeric">{member.registration_no}</Badge>
          {member.membership_end_date ? (
            <Badge tone="gold" className="numeric">
              <Icon of={IconCalendarCheck} />
              {t.validTill(formatLongDay(member.membership_end_date, language))}
            </Badge>
          ) : null}
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink href="/my-profile">
          <Icon of={IconUser} />
          {t.myProfile}
        </ButtonLink>
        {hasPlan(member) ? null : (
          <ButtonLink kind="primary" href="/membership-plans">
            {t.viewMembership}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
