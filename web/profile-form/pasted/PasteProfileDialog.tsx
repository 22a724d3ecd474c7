import { useQueryClient } from '@tanstack/react-query'
import type { Fact } from '#web/access/pasted-biodata/kept-facts.ts'
import { siblingCounts } from '#web/access/pasted-biodata/later.ts'
import { PastedTextDialog } from '#web/access/pasted-biodata/PastedTextDialog.tsx'
import type { PasteTarget } from '#web/access/pasted-biodata/proposal.ts'
import { charansQuery, optionsQuery } from '#web/api/option-lists.ts'
import { useEditFormContext } from '../edit-form-context.ts'
import { profileLists, profileProposals, type ReadProfileLists } from './profile-proposals.ts'

interface Props {
  /** What was read at the registration, in place of a text. */
  facts?: readonly Fact[]
  onFilled?: () => void
  onClose: () => void
}

/** Reads a pasted biodata into the form of the profile. Whoever opened it saves the form as always. */
export default function PasteProfileDialog({ facts, onFilled, onClose }: Props) {
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
  const target = {
    propose,
    later: facts ? siblingCounts : () => [],
    laterHint: 'byHandHint',
    nothing: 'nothingNew',
  } as const
  return (
    <PastedTextDialog
      target={target}
      {...(facts && { facts })}
      onFill={filled => {
        set(filled)
        onFilled?.()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
