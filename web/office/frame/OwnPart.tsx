import type { LoggedIn } from '#web/office/queries.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { LanguageSwitch } from '#web/shell/LanguageSwitch.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { logOut } from './log-out.ts'

/** The current login, the language, and Log out. */
export function OwnPart({ staff, className }: { staff: LoggedIn | null; className: string | undefined }) {
  const t = officeWords(useLanguage())
  const [busy, run] = useBusy()
  const leave = () => run(() => logOut().catch(toastOfficeFailure))
  return (
    <div className={className}>
      {staff ? (
        <Link href="/office/account">
          {staff.name} · {staff.role}
        </Link>
      ) : null}
      <LanguageSwitch />
      {staff ? (
        <Button kind="quiet" small busy={busy} onClick={leave}>
          {t.logOut}
        </Button>
      ) : null}
    </div>
  )
}
