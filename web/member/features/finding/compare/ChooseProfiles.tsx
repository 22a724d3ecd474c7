import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Failure } from '#web/member/parts/Failure.tsx'
import { NoteMark } from '#web/member/parts/NoteMark.tsx'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './ChooseProfiles.module.css'
import { shortlistQuery } from './queries.ts'
import { compareWords } from './words.ts'

interface Props {
  intro: string
  /** What can be done with those who are chosen. */
  children: (chosen: readonly string[]) => ReactNode
}

/** The shortlist, to choose a few from. The order of the choice is the order of the columns. */
export function ChooseProfiles({ intro, children }: Props) {
  const t = compareWords(useLanguage())
  const gender = otherSide(useViewer().gender)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(shortlistQuery)
  if (!data)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton className={styles.loading} />
  const members = data.pages.flatMap(({ list }) => list)
  if (members.length === 0) {
    return (
      <EmptyState>
        <h2>{t.none}</h2>
        <p>{t.noneHelp}</p>
        <ButtonLink href="/dashboard">{t.others}</ButtonLink>
      </EmptyState>
    )
  }
  const choose = (uuid: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, uuid] : chosen.filter(one => one !== uuid))
  return (
    <div className="stack-3">
      <p>{intro}</p>
      <Card as="ul" className={styles.members}>
        {members.map(member => (
          <li key={member.uuid}>
            <Checkbox checked={chosen.includes(member.uuid)} onChange={isChosen => choose(member.uuid, isChosen)}>
              <span className={styles.member}>
                <Portrait face image={member.user_images[0]?.image} gender={gender} alt="" lazy />
                <span>
                  <b>{member.last_name}</b>
                  <span className="numeric">{member.registration_no}</span>
                </span>
              </span>
            </Checkbox>
            <NoteMark notes={member.notes} />
          </li>
        ))}
      </Card>
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      ) : null}
      <div className={styles.acts}>{children(chosen)}</div>
    </div>
  )
}
