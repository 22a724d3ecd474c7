import { IconShieldCheck } from '@tabler/icons-react'
import type { SavedDocument } from '#contract/id-proof.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { idWords } from './words.ts'

/** What has become of the document. */
export function StatusNotice({ document }: { document: SavedDocument }) {
  const language = useLanguage()
  const say = idWords(language)
  switch (document.status) {
    case 'APPROVED':
      return <Notice icon={IconShieldCheck}>{say.approved(formatLongDay(document.decided_at, language))}</Notice>
    case 'REJECTED':
      return <Notice kind="bad">{say.rejected(document.reason ?? '')}</Notice>
    case 'WITHDRAWN':
      return <Notice>{say.withdrawn}</Notice>
    case 'INCOMPLETE':
      return <Notice>{say.incomplete}</Notice>
    case 'WAITING':
      return <Notice>{say.waiting}</Notice>
  }
}
