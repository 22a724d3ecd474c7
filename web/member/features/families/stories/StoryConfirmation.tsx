import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { useIsInvited } from '#web/member/features/families/settings/family-query.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { StoryConsent } from '#web/member/parts/StoryConsent.tsx'
import { useConsentText } from '#web/member/parts/use-consent-text.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './StoryQuestion.module.css'
import { storyWords } from './words.ts'

const storyQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['story', uuid],
    queryFn: ({ signal }) => call('GET /success-story/:uuid', { uuid }, { signal }),
    staleTime: 0,
  })

const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  [first_name, last_name].filter(Boolean).join(' ')

/** Asks the partner to confirm a story that the other member told about the two. */
export function StoryConfirmation({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const language = useLanguage()
  const t = storyWords(language)
  const client = useQueryClient()
  const { data: story, error, refetch } = useQuery(storyQuery(uuid))
  const consent = useConsentText('story')
  const [isBusy, run] = useBusy()
  const isInvited = useIsInvited()
  const answer = (given: 'CONFIRM' | 'NOT_TRUE') =>
    run(async () => {
      try {
        const { message } = await call('PUT /success-story/answer', {
          uuid,
          answer: given,
          ...consent.read,
        })
        toast.success(message)
        onClose()
      } catch (failure) {
        tellFailure(failure)
      } finally {
        await client.invalidateQueries({ queryKey: storyQuery(uuid).queryKey })
      }
    })
  return (
    <Dialog
      eyebrow="यशोगाथा"
      title={t.title}
      hint={t.hint}
      busy={isBusy}
      onClose={onClose}
      footer={
        story?.state === 'WAITING' && !isInvited ? (
          <>
            <Button busy={isBusy} onClick={() => answer('NOT_TRUE')}>
              {t.notTrue}
            </Button>
            <Button kind="primary" busy={isBusy} disabled={!consent.text} onClick={() => answer('CONFIRM')}>
              {t.confirm}
            </Button>
          </>
        ) : null
      }
    >
      {story ? (
        <div className={styles.story}>
          {story.image ? <img src={story.image} alt={t.photo} /> : null}
          <h3>{t.couple(fullName(story.bride), fullName(story.groom))}</h3>
          <Facts
            facts={[
              [t.city, story.city],
              ...(story.wedding_year ? [[t.weddingYear, digits(language, story.wedding_year)] as const] : []),
              ...(story.words ? [[t.words, story.words] as const] : []),
            ]}
          />
          {story.state !== 'WAITING' ? (
            <Notice>{t[story.state]}</Notice>
          ) : isInvited ? (
            <Notice>{t.ownerAnswers}</Notice>
          ) : (
            <StoryConsent consent={consent} />
          )}
        </div>
      ) : error ? (
        <Failure part error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}
