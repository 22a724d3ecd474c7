import { IconShieldCheck } from '@tabler/icons-react'
import type { SavedDocument } from '#contract/families/id-proof.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { idWords } from './words.ts'

/** The status of the document. */
export function StatusNotice({ document }: { document: SavedDocument }) {
  const language = useLanguage()
  const t = idWords(language)
  switch (document.status) {
    case 'APPROVED':
      return <Notice icon={IconShieldCheck}>{t.approved(formatLongDay(document.decided_at, language))}</Notice>
    case 'REJECTED':
      return <Notice kind="bad">{t.rejected(document.reason ?? '')}</Notice>
    case 'WITHDRAWN':
      return <Notice>{t.withdrawn}</Notice>
    case 'INCOMPLETE':
      return <Notice>{t.incomplete}</Notice>
    case 'WAITING':
      return <Notice>{t.waiting}</Notice>
  }
}
