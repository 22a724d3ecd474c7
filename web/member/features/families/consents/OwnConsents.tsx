import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsentText, OwnConsent } from '#contract/families/consents.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { ReadInSelect } from '#web/access/consent/ReadInSelect.tsx'
import { consentsQuery, type ReadIn } from '#web/access/consent/use-consent-ticks.ts'
import { consentWords } from '#web/access/consent/words.ts'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './OwnConsents.module.css'
import { ownConsentWords } from './words.ts'

/** What a family may also give here. A family of an accepted interest asks for this one, and no screen of one's own may have. */
const isOffered = ({ is_needed, text }: ConsentText) => is_needed || text === 'share_link'
const isShown = (one: ConsentText | OwnConsent): one is OwnConsent =>
  'state' in one && (isOffered(one) || one.state !== 'NONE')

/** The member's consents, each with a button to withdraw it and what follows from that. */
export function OwnConsents() {
  const language = useLanguage()
  const t = ownConsentWords(language)
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadIn | null>(null)
  const { data, error, refetch } = useQuery(consentsQuery(language, chosen))
  const [asked, setAsked] = useState<OwnConsent | null>(null)
  const [isBusy, run] = useBusy()

  async function send({ text, version, language: read }: OwnConsent, is_given: 'Y' | 'N'): Promise<boolean> {
    try {
      const { message } = await call('PUT /consents', { consents: [{ text, version, language: read, is_given }] })
      // A withdrawal may pause the profile, and lists and buttons depend on that.
      await client.invalidateQueries()
      toast.success(message)
      return true
    } catch (failure) {
      tellFailure(failure)
      return false
    }
  }

  return (
    <>
      <Hint>{t.hint}</Hint>
      <ReadInSelect languages={data?.languages ?? []} readIn={chosen ?? data?.read_in ?? language} onRead={setChosen} />
      {error ? <Failure part error={error} onRetry={() => void refetch()} /> : null}
      <ul className="stack-4">
        {data?.list.filter(isShown).map(one => (
          <li key={one.text} className={styles.consent}>
            <div className={styles.read} lang={one.language} dir={one.direction}>
              <h2>{one.title}</h2>
              <p>{one.sentence}</p>
              {one.whole.length > 0 ? (
                <details>
                  <summary>{t.readWhole}</summary>
                  {one.whole.map(paragraph => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </details>
              ) : null}
            </div>
            {one.state === 'OUTDATED' && one.changed ? (
              <p>
                <b>{consentWords(language).changed}</b>{' '}
                <span lang={one.language} dir={one.direction}>
                  {one.changed}
                </span>
              </p>
            ) : null}
            <Hint>{t[one.state](one.at ? formatLongDay(one.at, language) : '')}</Hint>
            <div className="row-2">
              {one.state !== 'GIVEN' && isOffered(one) ? (
                <Button busy={isBusy} onClick={() => run(async () => void (await send(one, 'Y')))}>
                  {one.state === 'NONE' ? t.agree : t.agreeAgain}
                </Button>
              ) : null}
              {one.state === 'GIVEN' || one.state === 'OUTDATED' ? (
                <Button onClick={() => setAsked(one)} aria-label={`${t.withdraw}: ${one.title}`}>
                  {t.withdraw}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          title={t.question(asked.title)}
          words={{ confirm: t.withdraw, cancel: t.cancel }}
          onConfirm={() => send(asked, 'N')}
          onClose={() => setAsked(null)}
        >
          <p lang={asked.language} dir={asked.direction}>
            {asked.afterwards}
          </p>
          {asked.is_needed ? <Link href="/my-settings?tab=delete">{t.thenDelete}</Link> : null}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
