import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeWords } from '#web/office/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { paginationWords } from '#web/ui/Pagination.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { rememberSearch } from '../last-search.ts'
import { MembersTabs } from '../MembersTabs.tsx'
import { membersQuery } from '../queries.ts'
import { MemberSearchTable } from './MemberSearchTable.tsx'
import styles from './MembersScreen.module.css'
import { memberSearchWords } from './words.ts'

/** Finds a member by whatever a caller can say about themselves. */
export default function MembersScreen() {
  const language = useLanguage()
  const t = memberSearchWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, hrefOf, open } = useAddress('/office/members', { query: '' })
  const { data, error, refetch } = useQuery(membersQuery(values.query, page))
  const hasQuery = values.query !== ''
  useEffect(() => rememberSearch(hrefOf(values, page)))
  return (
    <>
      <ScreenHead eyebrow="स्थळे" title={officeWords(language).members} heading={heading} />
      <MembersTabs current="/office/members" />
      <SearchForm key={values.query} query={values.query} onSearch={query => open({ query }, 1)} />
      {hasQuery ? null : <EmptyState heading={t.start} help={t.startHelp} />}
      {!hasQuery || data ? null : <NoAnswerYet part error={error} onRetry={() => void refetch()} />}
      {hasQuery && data?.list.length === 0 ? <EmptyState heading={t.none} help={t.noneHelp} /> : null}
      {hasQuery && data && data.list.length > 0 ? <MemberSearchTable rows={data.list} /> : null}
      {hasQuery && data && (page > 1 || data.next_offset !== null) ? (
        <nav className={styles.pages} aria-label={paginationWords(language).pages}>
          {page > 1 ? <ButtonLink href={hrefOf(values, page - 1)}>{t.back}</ButtonLink> : null}
          {data.next_offset === null ? null : <ButtonLink href={hrefOf(values, page + 1)}>{t.more}</ButtonLink>}
        </nav>
      ) : null}
    </>
  )
}

function SearchForm({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const t = memberSearchWords(useLanguage())
  const [typed, setTyped] = useState(query)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <Card as="form" className={styles.search} role="search" aria-label={t.search} onSubmit={submit}>
      <div className={styles.query}>
        <Field label={t.query} hint={t.queryHelp}>
          <TextInput type="search" maxLength={64} autoComplete="off" value={typed} onChange={setTyped} />
        </Field>
      </div>
      <Button kind="primary" type="submit">
        {t.find}
      </Button>
    </Card>
  )
}
