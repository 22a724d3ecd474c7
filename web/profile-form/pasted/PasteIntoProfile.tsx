import { useState } from 'react'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { editWords } from '../words.ts'

const PasteProfileDialog = lazyDialog(() => import('./PasteProfileDialog.tsx'))

/** Offers to fill in, from the biodata that a family has, what a registration did not ask. */
export function PasteIntoProfile() {
  const t = editWords(useLanguage())
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <TextButton onClick={() => setOpen(true)}>{t.paste}</TextButton>
      <Hint>{t.pasteHint}</Hint>
      {isOpen ? <PasteProfileDialog onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
