import { useEffect, useState } from 'react'
import type { FilledFields } from '#web/access/pasted-biodata/use-pasted-biodata.ts'
import { signUpNames } from '#web/access/sign-up/sign-up-payload.ts'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { optionsQuery } from '#web/api/option-lists.ts'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { blankForm, type CounterForm } from './counter-form.ts'
import { counterWords } from './words.ts'

const PasteBiodataDialog = lazyDialog(() => import('#web/access/pasted-biodata/PasteBiodataDialog.tsx'))

/** A shorter text is meant for a field that lost the focus. */
const shortestBiodata = 40

/** What was read, under the wire's names, which this form has. */
const toCounterForm = (filled: FilledFields): Partial<CounterForm> =>
  Object.fromEntries(
    Object.entries(filled)
      .map(([field, value]) => [signUpNames[field as keyof FilledFields], value] as const)
      .filter(([name]) => name in blankForm),
  )

/** Fills the form from the biodata that a family has: by the button, or by a paste beside the fields. */
export function PasteBiodata({ onFill }: { onFill: (change: Partial<CounterForm>) => void }) {
  const [pasted, setPasted] = useState<string | null>(null)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target } = event
      const text = event.clipboardData?.getData('text') ?? ''
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return
      if (text.length >= shortestBiodata) setPasted(text)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <>
      <Button onClick={() => setPasted('')}>{counterWords(useLanguage()).paste}</Button>
      {pasted === null ? null : (
        <PasteBiodataDialog
          initial={pasted}
          loadList={list => officeClient.ensureQueryData(optionsQuery(list))}
          onFill={filled => {
            onFill(toCounterForm(filled))
            setPasted(null)
          }}
          onClose={() => setPasted(null)}
        />
      )}
    </>
  )
}
