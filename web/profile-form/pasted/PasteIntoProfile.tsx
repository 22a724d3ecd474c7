import { lazy, Suspense, useState } from 'react'
import { pasteWords } from '#web/access/pasted-biodata/words.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'

const PasteProfileDialog = lazy(() => import('./PasteProfileDialog.tsx'))

/** Offers to fill in, from the biodata that a family has, what a registration did not ask. */
export function PasteIntoProfile() {
  const t = pasteWords(useLanguage())
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <TextButton onClick={() => setOpen(true)}>{t.toProfile}</TextButton>
      <Hint>{t.toProfileHint}</Hint>
      {isOpen ? (
        <Suspense>
          <PasteProfileDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
