import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MemberLetterKind, memberLetterKinds } from '#domain/office/member-letters.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { ListFile } from '#web/office/parts/ListFile.tsx'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeWords } from '#web/office/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MembersTabs } from '../MembersTabs.tsx'
import { LetterDialog } from './LetterDialog.tsx'
import { ListSearchForm } from './ListSearchForm.tsx'
import styles from './MemberList.module.css'
import { MemberListTable } from './MemberListTable.tsx'
import {
  askedFor,
  everybody,
  type ListOrder,
  type ListSearch,
  memberListQuery,
  orderedBy,
  ownOrder,
} from './queries.ts'
import { memberLetterWords, memberListWords } from './words.ts'

const path = '/office/members/list'
type Address = Record<keyof ListSearch | keyof ListOrder | 'after', string>

/** The members who match some criteria, page by page. ADMINs can write to all of them. */
export default function MemberListScreen() {
  const language = useLanguage()
  const t = memberListWords(language)
  const { values, hrefOf, open } = useAddress<Address>(path, { ...everybody, ...ownOrder, after: '' })
  const { after, sort, direction, ...search } = values
  const order = { sort, direction }
  const { data, error, refetch } = useQuery(memberListQuery(search, order, after))
  const mayWrite = useMay({ previewMemberLetter: 'admin', sendMemberLetter: 'admin' })
  const mayExport = useMay({ exportMemberList: 'staff' })
  const [writing, setWriting] = useState<MemberLetterKind | null>(null)
  const hasRows = data && data.list.length > 0
  return (
    <>
      <ScreenHead eyebrow="स्थळे" title={officeWords(language).members} />
      <MembersTabs current={path} />
      <ListSearchForm
        key={JSON.stringify(search)}
        search={search}
        onSearch={asked => open({ ...asked, ...ownOrder, after: '' }, 1)}
      />
      {data ? null : <NoAnswerYet part error={error} onRetry={() => void refetch()} />}
      {data ? (
        <div className={styles.acts}>
          {data.count === null ? null : <p aria-live="polite">{t.count(data.count, data.is_more)}</p>}
          {mayExport && hasRows ? (
            <ListFile
              kind="memberList"
              help={t.exportHelp}
              take={reason =>
                call('POST /office/members/list/file', { ...askedFor(search), ...orderedBy(order), reason })
              }
            />
          ) : null}
          {mayWrite && (hasRows || data.is_more) ? <Acts onChoose={setWriting} /> : null}
        </div>
      ) : null}
      {hasRows ? (
        <MemberListTable
          rows={data.list}
          order={order}
          withPlans={Boolean(search.ends_from || search.ends_to) || search.paid === 'Y'}
          hrefOf={chosen => hrefOf({ ...values, ...chosen, after: '' }, 1)}
        />
      ) : null}
      {data && !hasRows ? (
        <EmptyState
          heading={data.next === null ? t.none : t.noneYet}
          help={data.next === null ? t.noneHelp : t.noneYetHelp}
        />
      ) : null}
      {data && (after || data.next !== null) ? (
        <nav className={styles.pages} aria-label={t.pages}>
          {after ? <ButtonLink href={hrefOf({ ...values, after: '' }, 1)}>{t.first}</ButtonLink> : null}
          {data.next === null ? null : (
            <ButtonLink href={hrefOf({ ...values, after: data.next }, 1)}>{hasRows ? t.next : t.goOn}</ButtonLink>
          )}
        </nav>
      ) : null}
      {writing ? <LetterDialog kind={writing} search={search} onClose={() => setWriting(null)} /> : null}
    </>
  )
}

function Acts({ onChoose }: { onChoose: (kind: MemberLetterKind) => void }) {
  const language = useLanguage()
  const t = memberLetterWords(language)
  return (
    <>
      {memberLetterKinds.map(kind => (
        <Button key={kind} small onClick={() => onChoose(kind)}>
          {t[kind]}
        </Button>
      ))}
    </>
  )
}
