import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { SeeLinks } from './SeeLinks.tsx'
import { seeLinkWords } from './words.ts'

/** The button behind which a family gives relatives a page of its own biodata. */
export function OwnSeeLink({ memberId }: { memberId: string }) {
  const t = seeLinkWords(useLanguage())
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={IconLink} />
        {t.open}
      </Button>
      {isOpen ? (
        <Dialog eyebrow="माहिती पाठवा" title={t.open} onClose={() => setOpen(false)}>
          <SeeLinks memberId={memberId} isOwn />
        </Dialog>
      ) : null}
    </>
  )
}
