import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useLanguage } from '#web/ui/language.ts'
import { askedFor, type ListOrder, type ListSearch, orderedBy } from './queries.ts'
import { memberListWords } from './words.ts'

interface Props {
  search: ListSearch
  order: ListOrder
  onClose: () => void
}

/** Asks why the list is taken out, and saves it as a file. */
export function ExportDialog({ search, order, onClose }: Props) {
  const t = memberListWords(useLanguage())
  const take = async (reason: string) => {
    const asked = { ...askedFor(search), ...orderedBy(order), reason }
    const { name, text } = await call('POST /office/members/list/file', asked)
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
    onClose()
  }
  return (
    <ActReasonDialog
      kind="memberList"
      title={t.exportTitle}
      confirm={t.exportConfirm}
      onConfirm={take}
      onClose={onClose}
    >
      <p>{t.exportHelp}</p>
    </ActReasonDialog>
  )
}
