import { IconCalendarCheck, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CurrentMember } from '#contract/my-profile.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { fullName } from '#domain/format/name.ts'
import { hasScreen } from '#domain/screens.ts'
import { hasPlan } from '#web/session/use-viewer.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import { ownPhotosQuery } from './queries.ts'
import { dashboardWords } from './words.ts'
import './Greeting.css'

export function Greeting({ member }: { member: CurrentMember }) {
  const language = useLanguage()
  const say = dashboardWords(language)
  const { data: photos = member.image ? [member.image] : [] } = useQuery(ownPhotosQuery)
  const name = fullName(member)
  const offersPlans = !hasPlan(member) && hasScreen('/membership-plans')
  return (
    <section className="hello">
      <div className="me">
        <Carousel photos={photos} gender={member.gender} of={name} />
      </div>
      <div className="grow">
        <Eyebrow>नमस्कार</Eyebrow>
        <h1>{name}</h1>
        <div className="hello-facts">
          <span className="badge num">{member.registration_no}</span>
          {member.membership_end_date ? (
            <span className="badge gold num">
              <Icon of={IconCalendarCheck} />
              {say.validTill(formatLongDay(member.membership_end_date, language))}
            </span>
          ) : null}
        </div>
      </div>
      <div className="hello-acts">
        <Link className="btn sec" href="/my-profile">
          <Icon of={IconUser} />
          {say.myProfile}
        </Link>
        {offersPlans ? (
          <Link className="btn pri" href="/membership-plans">
            {say.viewMembership}
          </Link>
        ) : null}
      </div>
    </section>
  )
}
