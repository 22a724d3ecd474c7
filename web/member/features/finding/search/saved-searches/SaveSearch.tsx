import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import type { Telling } from '#domain/finding/saved-searches.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { NameDialog } from './NameDialog.tsx'
import { refreshSavedSearches } from './queries.ts'
import { TellChoice } from './TellChoice.tsx'
import { savedWords } from './words.ts'

/** With `short` it shows only the verb, where it shares a row with other tools. */
export function SaveSearchButton({ short = false, onPress }: { short?: boolean; onPress: () => void }) {
  const t = savedWords(useLanguage())
  return (
    <Button kind="quiet" small aria-label={t.save} onClick={onPress}>
      <Icon of={IconBookmark} />
      {short ? t.saveButton : t.save}
    </Button>
  )
}

/** Saves the criteria under a name. The dialog is a form, so it must be outside of the search form. */
export function SaveSearchDialog({ criteria, onClose }: { criteria: SentCriteria; onClose: () => void }) {
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
