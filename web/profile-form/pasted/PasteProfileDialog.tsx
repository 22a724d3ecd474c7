import { useQueryClient } from '@tanstack/react-query'
import { PastedTextDialog } from '#web/access/pasted-biodata/PastedTextDialog.tsx'
import type { PasteTarget } from '#web/access/pasted-biodata/proposal.ts'
import { charansQuery, optionsQuery } from '#web/api/option-lists.ts'
import { useEditFormContext } from '../edit-form-context.ts'
import { profileLists, profileProposals, type ReadProfileLists } from './profile-proposals.ts'

/** Reads a pasted biodata into the form of the profile. Whoever opened it saves the form as always. */
export default function PasteProfileDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { form, set } = useEditFormContext()
  const propose: PasteTarget['propose'] = async (readings, language) => {
    const lists = await Promise.all(
      profileLists.map(async list => [list, await client.ensureQueryData(optionsQuery(list))] as const),
    )
    const readCharans = (nakshatraId: string) => client.ensureQueryData(charansQuery(nakshatraId))
    return profileProposals({
      readings,
      lists: Object.fromEntries(lists) as ReadProfileLists,
      readCharans,
      form,
      language,
    })
  }
  const target = { propose, later: () => [], nothing: 'nothingNew' } as const
  return (
    <PastedTextDialog
      target={target}
      onFill={filled => {
        set(filled)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
