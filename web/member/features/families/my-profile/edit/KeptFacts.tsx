import { useState } from 'react'
import { dropFacts, readFacts } from '#web/access/pasted-biodata/kept-facts.ts'
import { pasteWords } from '#web/access/pasted-biodata/words.ts'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'

const PasteProfileDialog = lazyDialog(() => import('#web/profile-form/pasted/PasteProfileDialog.tsx'))

/** Offers what the biodata said at the registration of this profile, until it is filled in or declined. */
export function KeptFacts({ of }: { of: string }) {
  const t = pasteWords(useLanguage())
  const [facts, setFacts] = useState(() => readFacts(of))
  const [isOpen, setOpen] = useState(false)
  const end = () => {
    dropFacts()
    setFacts([])
  }
  if (facts.length === 0) return null
  return (
    <Notice>
      {t.kept(facts.length)} <TextButton onClick={() => setOpen(true)}>{t.lookAtKept}</TextButton>{' '}
      <TextButton onClick={end}>{t.dropKept}</TextButton>
      {isOpen ? <PasteProfileDialog facts={facts} onFilled={end} onClose={() => setOpen(false)} /> : null}
    </Notice>
  )
}
