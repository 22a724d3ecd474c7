import { officeWords } from '#web/office/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { TabLinks } from '#web/ui/TabLinks.tsx'

/** Two ways to find members: the search for one, and the list of many with something in common. */
export function MembersTabs({ current }: { current: '/office/members' | '/office/members/list' }) {
  const t = officeWords(useLanguage())
  return (
    <TabLinks
      label={t.members}
      current={current}
      links={[
        { href: '/office/members', label: t.findOne },
        { href: '/office/members/list', label: t.listMany },
      ]}
    />
  )
}
