import { useState } from 'react'
import { type ImportTarget, isImportTarget } from '#contract/office/import-targets.ts'
import type { FilledFields } from '#web/access/pasted-biodata/use-pasted-biodata.ts'
import { signUpNames } from '#web/access/sign-up/sign-up-payload.ts'
import { call } from '#web/api/client.ts'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { optionsQuery } from '#web/api/option-lists.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { importWords } from './words.ts'

const PasteBiodataDialog = lazyDialog(() => import('#web/access/pasted-biodata/PasteBiodataDialog.tsx'))

/** The field of a register. The place where a family lives is asked at the claim, and no column of one. */
function targetOf(field: string): ImportTarget | null {
  const name = field === 'email' ? 'own_email' : signUpNames[field as keyof FilledFields]
  return isImportTarget(name) ? name : null
}
const toTargets = (filled: FilledFields): { target: ImportTarget; value: string }[] =>
  Object.entries(filled).flatMap(([field, value]) => {
    const target = targetOf(field)
    return target ? [{ target, value }] : []
  })

/** Corrects a row of a register by the biodata that its family has. */
export function CorrectRow({ uuid, row, onChanged }: { uuid: string; row: number; onChanged: () => void }) {
  const t = importWords(useLanguage())
  const [isOpen, setOpen] = useState(false)
  const correct = async (filled: FilledFields) => {
    setOpen(false)
    try {
      const fields = toTargets(filled)
      if (fields.length === 0) return
      toast.success((await call('PUT /office/imports/:uuid/rows/:row/fields', { uuid, row, fields })).message)
    } catch (failure) {
      toastOfficeFailure(failure)
    }
    onChanged()
  }
  return (
    <>
      <Button aria-label={`${t.correct}: ${t.row(row)}`} onClick={() => setOpen(true)}>
        {t.correct}
      </Button>
      {isOpen ? (
        <PasteBiodataDialog
          loadList={list => officeClient.ensureQueryData(optionsQuery(list))}
          hasField={field => targetOf(field) !== null}
          onFill={filled => void correct(filled)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
