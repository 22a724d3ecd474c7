import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { Group, Settings } from '#web/member/features/families/settings/TopicsScreen.tsx'
import { settingStatesQuery } from '#web/member/features/families/settings/use-topic-states.ts'
import { memberWords } from '#web/member/words.ts'
import { activityCountQuery, meQuery } from '#web/session/queries.ts'
import { useProfileMenu } from '#web/shell/use-profile-menu.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Rows } from '#web/ui/Rows.tsx'
import { ShownLine } from './ShownLine.tsx'
import { meWords } from './words.ts'

/** What is one's own: on a phone it takes the place of the profile menu, with the settings below. */
export default function MeScreen() {
  const language = useLanguage()
  const t = meWords(language)
  const { data: member } = useQuery(meQuery)
  const { data: counts } = useQuery(activityCountQuery)
  const { data: states } = useQuery(settingStatesQuery)
  const { links, profiles, otherLanguage, logout, dialogs } = useProfileMenu()
  const end = member?.membership_end_date
  const stateOf: Record<string, string | undefined> = {
    '/recently-viewed': counts && t.activity(counts.intrest_recieved_count, counts.intrest_sent_count),
    '/my-id': states && t[`id_${states.document ?? 'NONE'}`],
    '/membership-plans': end ? t.planTill(formatLongDay(end, language), states?.contact_view ?? null) : t.noPlan,
  }
  const own = links.filter(({ href }) => href in stateOf).map(link => ({ ...link, state: stateOf[link.href] }))
  return (
    <>
      <Settings
        title={memberWords(language).me}
        before={
          <>
            <ShownLine />
            <Group
              title={t.own}
              rows={[...own, { ...profiles, state: member && inLanguage(member, language).first_name }]}
            />
          </>
        }
        after={
          <Rows
            rows={[
              { ...otherLanguage, state: t.languageNow },
              { ...logout, state: t.onThisDevice },
            ]}
          />
        }
      />
      {dialogs}
    </>
  )
}
