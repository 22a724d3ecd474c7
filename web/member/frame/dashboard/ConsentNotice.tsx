import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { keys, read, write } from '#web/api/storage.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { dashboardWords } from './words.ts'

const ConsentDialog = lazyPart(() => import('#web/access/consent/ConsentDialog.tsx'))

/**
 * Asks a family that registered without its consents, once: it may look around first, and who says 'Not now' finds the
 * texts under Settings. Two families may share a browser, so the mark names the one that was asked.
 */
export function ConsentNotice({ member }: { member: CurrentMember }) {
  const t = dashboardWords(useLanguage())
  const [isAsked, setIsAsked] = useState(() => read(keys.consentAsked) === member.uuid)
  const [isOpen, setIsOpen] = useState(false)
  if (member.asks_consent !== 'Y' || member.came_by === 'IMPORT' || isAsked) return null
  const later = () => {
    write(keys.consentAsked, member.uuid)
    setIsAsked(true)
  }
  return (
    <>
      <Notice icon={IconShieldCheck}>
        {t.consentMissing} <TextButton onClick={() => setIsOpen(true)}>{t.readAndAgree}</TextButton>
      </Notice>
      {isOpen ? <ConsentDialog onLater={later} /> : null}
    </>
  )
}
