import { useState } from 'react'
import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import type { Telling } from '#domain/finding/saved-searches.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/ui/language.ts'
import { NameDialog } from './NameDialog.tsx'
import { refreshSavedSearches } from './queries.ts'
import { TellChoice } from './TellChoice.tsx'
import { savedWords } from './words.ts'

/** Saves the criteria under a name. The dialog is a form, so it must be outside of the search form. */
export default function SaveSearchDialog({ criteria, onClose }: { criteria: SentCriteria; onClose: () => void }) {
  const t = savedWords(useLanguage())
  const [tell, setTell] = useState<Telling>('NEVER')
  const save = async (name: string) => {
    const { message } = await call('POST /saved-searches', { ...criteria, name, tell })
    void refreshSavedSearches()
    return message
  }
  return (
    <NameDialog title={t.save} name="" onSave={save} onClose={onClose}>
      <TellChoice value={tell} onChange={setTell} />
    </NameDialog>
  )
}
