import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { ListFile } from '#web/office/parts/ListFile.tsx'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { turnedOrder } from '#web/office/parts/turned-order.ts'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeWords } from '#web/office/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import { AuditSearchForm } from './AuditSearchForm.tsx'
import { AuditTable } from './AuditTable.tsx'
import { BackupLine } from './BackupLine.tsx'
import { ChainCheck } from './ChainCheck.tsx'
import { type AuditSearch, askedOfAudit, auditQuery, everyAct } from './queries.ts'
import { auditWords } from './words.ts'

/** Everything that staff did, latest first. */
export default function AuditScreen() {
  const language = useLanguage()
  const t = auditWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, hrefOf, open, paging } = useAddress<Record<keyof AuditSearch, string>>('/office/audit', {
    ...everyAct,
  })
  const result = useQuery(auditQuery(values, page))
  const mayCheck = useMay({ auditState: 'admin' })
  const mayExport = useMay({ exportAudit: 'admin' })
  return (
    <>
      <ScreenHead eyebrow="कामकाजाची नोंद" title={officeWords(language).audit} heading={heading}>
        {mayCheck ? <ChainCheck /> : null}
      </ScreenHead>
      <AuditSearchForm key={JSON.stringify(values)} search={values} onSearch={search => open({ ...search }, 1)} />
      <PagedResults
        result={result}
        {...paging(heading)}
        words={t}
        acts={
          mayExport ? (
            <ListFile
              kind="officeList"
              help={t.exportHelp}
              take={reason => call('POST /office/audit/file', { ...askedOfAudit(values), reason })}
            />
          ) : null
        }
      >
        {rows => (
          <AuditTable
            rows={rows}
            order={turnedOrder(values.direction, direction => hrefOf({ ...values, direction }, 1))}
          />
        )}
      </PagedResults>
      <BackupLine />
    </>
  )
}
