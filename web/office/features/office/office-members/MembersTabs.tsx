import { useMay } from '#web/office/may.ts'
import { officeWords } from '#web/office/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { TabLinks } from '#web/ui/TabLinks.tsx'

type Tab = '/office/members' | '/office/members/list' | '/office/members/letters'

/** Two ways to find members, the search for one and the list of many with something in common, and the letters to many. */
export function MembersTabs({ current }: { current: Tab }) {
  const t = officeWords(useLanguage())
  const mayRead = useMay({ memberLetters: 'admin' })
  return (
    <TabLinks
      label={t.members}
      current={current}
      links={[
        { href: '/office/members', label: t.findOne },
        { href: '/office/members/list', label: t.listMany },
        ...(mayRead ? [{ href: '/office/members/letters', label: t.letters }] : []),
      ]}
    />
  )
}
