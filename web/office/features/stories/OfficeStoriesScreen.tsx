import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { officeStoriesQuery, type PublicStory, storiesKey } from './queries.ts'
import { StoriesTable } from './StoriesTable.tsx'
import { StoryDialog } from './StoryDialog.tsx'
import { StorySearchForm } from './StorySearchForm.tsx'
import { officeStoryWords } from './words.ts'

/** Every public story, in the order of the site. New stories of members wait in the review queue. */
export default function OfficeStoriesScreen() {
  const language = useLanguage()
  const t = officeStoryWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, open, paging } = useAddress('/office/stories', { query: '' })
  const result = useQuery(officeStoriesQuery(values.query, page))
  const [leaving, setLeaving] = useState<PublicStory | null>(null)
  const [writing, setWriting] = useState<PublicStory | 'new' | null>(null)
  const [, run] = useBusy()
  const move = ({ uuid }: PublicStory, direction: 'UP' | 'DOWN') =>
    run(async () => {
      try {
        toast.success((await call('POST /office/stories/move', { uuid, direction })).message)
      } catch (error) {
        toastOfficeFailure(error)
      }
      await officeClient.invalidateQueries({ queryKey: storiesKey })
    })
  const close = () => {
    setLeaving(null)
    // The list is read again after a refusal too, because a colleague may have taken the story down.
    void officeClient.invalidateQueries({ queryKey: storiesKey })
  }
  return (
    <>
      <ScreenHead eyebrow="शुभमंगल" title={officeWords(language).stories} heading={heading}>
        <Button kind="primary" onClick={() => setWriting('new')}>
          {t.write}
        </Button>
      </ScreenHead>
      <StorySearchForm key={values.query} query={values.query} onSearch={query => open({ query }, 1)} />
      <PagedResults result={result} {...paging(heading)} words={t}>
        {rows => (
          <StoriesTable
            rows={rows}
            onCorrect={setWriting}
            onMove={values.query ? null : move}
            onTakeDown={setLeaving}
          />
        )}
      </PagedResults>
      {writing ? (
        <StoryDialog
          story={writing === 'new' ? null : writing}
          onClose={() => setWriting(null)}
          onSaved={message => {
            toast.success(message)
            setWriting(null)
            void officeClient.invalidateQueries({ queryKey: storiesKey })
          }}
        />
      ) : null}
      {leaving ? (
        <ActReasonDialog
          kind="story"
          title={t.takeDownTitle(t.couple(leaving.bride.name, leaving.groom.name))}
          confirm={t.takeDown}
          onClose={close}
          onConfirm={async reason => {
            const { message } = await call('POST /office/stories/take-down', { uuid: leaving.uuid, reason })
            toast.success(message)
            // The dialog returns the focus to its button, which is removed with its row. The heading takes the focus after that.
            flushSync(close)
            heading.current?.focus({ preventScroll: true })
          }}
        >
          <p>{t.takeDownHelp}</p>
          <p>{t.takeDownReason}</p>
        </ActReasonDialog>
      ) : null}
    </>
  )
}
