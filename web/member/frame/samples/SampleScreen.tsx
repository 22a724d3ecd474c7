import type { ReactNode } from 'react'
import { formatDay } from '#domain/format/date.ts'
import { Details } from '#web/member/features/families/profiles/Details.tsx'
import { PhotoColumn } from '#web/member/features/families/profiles/PhotoColumn.tsx'
import { ProfileHead } from '#web/member/features/families/profiles/ProfileHead.tsx'
import { ProfileLayout } from '#web/member/features/families/profiles/ProfileLayout.tsx'
import { MemberCard, MemberCards } from '#web/member/features/finding/lists/MemberCard.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ContactCard } from './ContactCard.tsx'
import { type Samples, sampleDays, useSamples } from './people.ts'
import styles from './SampleScreen.module.css'
import { Sheet } from './Sheet.tsx'
import { sampleWords } from './words.ts'

type Words = ReturnType<typeof sampleWords>

const cards = ({ members }: Samples, note: string, act?: ReactNode) => (
  <MemberCards>
    {members.map(member => (
      <MemberCard key={member.uuid} member={member} gender="F" href="/view-biodata">
        <Hint as="span" className={classNames('numeric', styles.note)}>
          {note}
        </Hint>
        {act}
      </MemberCard>
    ))}
  </MemberCards>
)

/** What each sample page shows under its title, given the invented people, the words and a day as text. */
const samples = {
  contact: ({ contact }) => <ContactCard contact={contact} />,
  shortlisted: (people, t, day) => cards(people, t.shortlistedOn(day(sampleDays.shortlisted))),
  biodata: ({ profile }) => (
    <>
      <ProfileHead profile={profile} heading="h2" />
      <Details profile={profile} isOwn={false} />
    </>
  ),
  download: ({ profile }, t) => (
    <>
      <p>{t.downloadHelp}</p>
      <Sheet profile={profile} />
    </>
  ),
  viewed: (people, t, day) =>
    cards(
      people,
      t.viewedOn(day(sampleDays.viewed)),
      <ButtonLink small href="/view-contact">
        {t.contact}
      </ButtonLink>,
    ),
  ownProfile: ({ profile }) => (
    <ProfileLayout photo={<PhotoColumn profile={profile} />}>
      <ProfileHead profile={profile} heading="h2" />
      <Details profile={profile} isOwn />
    </ProfileLayout>
  ),
} satisfies Record<string, (people: Samples, t: Words, day: (day: string) => string) => ReactNode>

export type SampleName = keyof typeof samples

/** A page with invented people. It says so, so that nobody takes them for their own. */
export function SampleScreen({ sample }: { sample: SampleName }) {
  const language = useLanguage()
  const t = sampleWords(language)
  return (
    <div className={styles.sample}>
      <header>
        <h1>{t[sample]}</h1>
        <Badge tone="gold">{t.sample}</Badge>
      </header>
      <Notice>{t.invented}</Notice>
      {samples[sample](useSamples(), t, day => formatDay(day, language))}
    </div>
  )
}
