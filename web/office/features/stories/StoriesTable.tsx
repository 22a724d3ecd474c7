import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { formatLongDay } from '#domain/format/date.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { PublicStory } from './queries.ts'
import styles from './StoriesTable.module.css'
import { officeStoryWords } from './words.ts'

interface Props {
  rows: readonly PublicStory[]
  onCorrect: (story: PublicStory) => void
  /** Absent while a search shows only part of the list. */
  onMove: ((story: PublicStory, direction: 'UP' | 'DOWN') => void) | null
  onTakeDown: (story: PublicStory) => void
}

export function StoriesTable({ rows, onCorrect, onMove, onTakeDown }: Props) {
  const language = useLanguage()
  const t = officeStoryWords(language)
  const coupleOf = ({ bride, groom }: PublicStory) => t.couple(bride.name, groom.name)
  const detailsOf = ({ registration_no, address }: PublicStory['bride']) =>
    [registration_no, address].filter(Boolean).join(', ') || t.nothing
  const columns: Column<PublicStory>[] = [
    { key: 'couple', label: t.couple(t.bride, t.groom), isHeading: true, cell: coupleOf },
    { key: 'bride', label: t.bride, cell: ({ bride }) => detailsOf(bride) },
    { key: 'groom', label: t.groom, cell: ({ groom }) => detailsOf(groom) },
    { key: 'published', label: t.published, cell: ({ published_at }) => formatLongDay(published_at, language) },
  ]
  return (
    <DataTable
      caption={officeWords(language).stories}
      columns={columns}
      rows={rows}
      keyOf={row => row.uuid}
      actions={{
        label: t.actions,
        of: story => (
          <div className={styles.actions}>
            {onMove ? (
              <>
                <IconButton aria-label={t.up(coupleOf(story))} onClick={() => onMove(story, 'UP')}>
                  <Icon of={IconArrowUp} />
                </IconButton>
                <IconButton aria-label={t.down(coupleOf(story))} onClick={() => onMove(story, 'DOWN')}>
                  <Icon of={IconArrowDown} />
                </IconButton>
              </>
            ) : null}
            <Button small kind="quiet" aria-label={t.correctOf(coupleOf(story))} onClick={() => onCorrect(story)}>
              {t.correct}
            </Button>
            <Button small kind="quiet" aria-label={t.takeDownOf(coupleOf(story))} onClick={() => onTakeDown(story)}>
              {t.takeDown}
            </Button>
          </div>
        ),
      }}
    />
  )
}
