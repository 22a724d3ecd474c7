import type { CurrentMember } from '#contract/families/my-profile.ts'
import { formOf } from '#web/profile-form/wire.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { countUnconfirmed } from './unconfirmed.ts'
import { ownFormsWords } from './words.ts'

/** The quiet line on My Profile, counted from the record itself: most visits need no call for it. */
export function OwnFormsNotice({ member }: { member: CurrentMember }) {
  const t = ownFormsWords(useLanguage())
  const count = countUnconfirmed(formOf(member))
  if (count === 0) return null
  return (
    <Hint>
      {t.line(count)} <Link href="/my-names">{t.look}</Link>
    </Hint>
  )
}
