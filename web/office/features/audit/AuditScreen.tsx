import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { digits } from '#domain/words/digits.ts'
import { Failure } from '#web/office/frame/Failure.tsx'
import { Loading } from '#web/office/frame/Loading.tsx'
import { ScreenHead } from '#web/office/frame/ScreenHead.tsx'
import { useAddress } from '#web/office/frame/use-address.ts'
import { staffQuery } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import styles from './AuditScreen.module.css'
import { AuditSearchForm } from './AuditSearchForm.tsx'
import { AuditTable } from './AuditTable.tsx'
import { ChainCheck } from './ChainCheck.tsx'
import { auditQuery } from './queries.ts'
import { auditWords } from './words.ts'

const perPage = 20

/** Everything that staff did, the latest first. */
export default function AuditScreen() {
  const language = useLanguage()
  const say = auditWords(language)
  const words = officeWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, hrefOf, open } = useAddress('/office/audit', { query: '', act: '', from: '', to: '' })
  const { data, error, refetch } = useQuery(auditQuery(values, page))
  const { data: staff } = useQuery(staffQuery)
  return (
    <>
      <ScreenHead eyebrow="नोंदवही" title={words.audit} heading={heading}>
        {staff?.role === 'ADMIN' ? <ChainCheck /> : null}
      </ScreenHead>
      <AuditSearchForm key={JSON.stringify(values)} search={values} onSearch={search => open(search, 1)} />
      {data ? null : error ? <Failure part error={error} onRetry={() => void refetch()} /> : <Loading />}
      {data?.count === 0 ? (
        <EmptyState>
          <h2>{say.none}</h2>
          <p>{say.noneHelp}</p>
        </EmptyState>
      ) : null}
      {data && data.count > 0 ? (
        <>
          <p className={styles.count} aria-live="polite">
            {say.count(digits(language, data.count))}
          </p>
          <AuditTable rows={data.list} />
          <Pagination
            page={page}
            pages={Math.ceil(data.count / perPage)}
            hrefOf={to => hrefOf(values, to)}
            onPage={to => {
              open(values, to)
              heading.current?.focus({ preventScroll: true })
            }}
            words={words}
          />
        </>
      ) : null}
    </>
  )
}
