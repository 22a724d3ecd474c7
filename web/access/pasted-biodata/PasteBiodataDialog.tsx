import type { ListOption, OptionListName } from '#web/api/option-lists.ts'
import { laterFields } from './later.ts'
import { PastedTextDialog, type PastedTextProps } from './PastedTextDialog.tsx'
import { listsToRead, proposalsOf, type ReadLists } from './proposals.ts'

interface Props extends Omit<PastedTextProps, 'target'> {
  loadList: (list: OptionListName) => Promise<readonly ListOption[]>
  /** Whether the form has this field of a registration. */
  hasField?: (field: string) => boolean
  /** Whether this browser keeps for the profile what this form does not ask. */
  keepsFacts?: boolean
}

/** Fills in the form of a registration, by the family or at the counter, from the biodata that the family has. */
export default function PasteBiodataDialog({ loadList, hasField = () => true, keepsFacts = false, ...props }: Props) {
  const propose: PastedTextProps['target']['propose'] = async (readings, language) => {
    const lists = await Promise.all(listsToRead.map(async list => [list, await loadList(list)] as const))
    const proposals = proposalsOf(readings, Object.fromEntries(lists) as ReadLists, language)
    return { proposals: proposals.filter(({ field }) => hasField(field)), known: [] }
  }
  const laterHint = keepsFacts ? 'keptHint' : 'againHint'
  const target = { propose, later: laterFields, laterHint, nothing: 'nothing' } as const
  return <PastedTextDialog target={target} {...props} />
}
