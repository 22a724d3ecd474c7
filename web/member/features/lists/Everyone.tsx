import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Gender } from '#domain/limits.ts'
import { FreeMemberNotice } from '#web/member/parts/FreeMemberNotice.tsx'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/media.ts'
import { ListBody } from './ListBody.tsx'
import { ListHead } from './ListHead.tsx'
import type { ListKey } from './list-place.ts'
import { MaritalStatusFilter } from './MaritalStatusFilter.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MemberTable } from './MemberTable.tsx'
import { everyoneQuery } from './queries.ts'
import { CardSkeletons, RowSkeletons } from './Skeletons.tsx'
import { useMemberList } from './use-member-list.ts'
import { browsingWords } from './words.ts'
import './Everyone.css'

interface Props {
  gender: Gender
  place: ListKey
  title: string
  eyebrow: string
  total: string
  none: string
}

/** All of one side. Who opens the list of their own side is led to the other: the server would show that one anyway. */
export function Everyone({ gender, place, title, eyebrow, total, none }: Props) {
  const say = browsingWords(useLanguage())
  const viewer = useViewer()
  const wide = useMedia('(min-width: 1080px)')
  const { data, ...state } = useMemberList(place, ({ page, maritalStatus }) => everyoneQuery(page, maritalStatus))
  const others = otherSide(viewer.gender)
  const elsewhere = others && others !== gender ? (others === 'F' ? '/all-bride' : '/all-grooms') : null
  const navigate = useNavigate()
  useEffect(() => {
    if (elsewhere) void navigate({ to: elsewhere, replace: true })
  }, [elsewhere, navigate])
  if (elsewhere) return null
  const filtered = state.maritalStatus !== ''
  return (
    <>
      <ListHead eyebrow={eyebrow} title={title} heading={state.heading}>
        <MaritalStatusFilter value={state.maritalStatus} onChange={state.filter} />
      </ListHead>
      {viewer.paid ? null : <FreeMemberNotice />}
      <p className="list-total num" aria-live="polite">
        {data && !state.turning ? (
          <>
            {total} <b>{data.count}</b>
          </>
        ) : null}
      </p>
      <ListBody
        state={state}
        rows={data?.list.length}
        empty={{
          message: none,
          help: filtered ? say.noneOfStatus : say.noneYet,
          action: filtered ? <Button onClick={() => state.filter('')}>{say.showEveryone}</Button> : null,
        }}
        skeleton={wide ? <RowSkeletons /> : <CardSkeletons />}
      >
        {wide ? (
          <MemberTable members={data?.list ?? []} gender={gender} caption={title} />
        ) : (
          <div className="member-cards">
            {data?.list.map(member => (
              <MemberCard key={member.uuid} member={member} gender={gender} full />
            ))}
          </div>
        )}
      </ListBody>
    </>
  )
}
