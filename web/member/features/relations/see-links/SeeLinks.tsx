import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ReadInSelect } from '#web/access/consent/ReadInSelect.tsx'
import { ShareWays } from '#web/member/parts/ShareWays.tsx'
import { useConsentText } from '#web/member/parts/use-consent-text.ts'
import { useWithSiteName } from '#web/member/parts/use-with-site-name.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { GivenLinks } from './GivenLinks.tsx'
import { seeLinksQuery } from './queries.ts'
import { useSeeLinks } from './use-see-links.ts'
import { seeLinkWords } from './words.ts'

/** The page without login of one biodata. Where none may be made, it is left out: the dialog is about something else too. */
export function SeeLinks({ memberId, isOwn }: { memberId: string; isOwn: boolean }) {
  const t = seeLinkWords(useLanguage())
  const id = useId()
  const { data } = useQuery(seeLinksQuery(memberId))
  const { make, end } = useSeeLinks(memberId)
  if (!data || (data.state === 'CLOSED' && data.count === 0)) return null
  const mayMake = data.state === 'READY' || data.state === 'AGREE_FIRST'
  return (
    // The dialog about the own biodata is about nothing else, and its title says so.
    <section className="stack-4" aria-labelledby={isOwn ? undefined : id}>
      {isOwn ? null : <h2 id={id}>{t.title}</h2>}
      {data.state === 'NOT_ALLOWED' || data.state === 'OWNER_FIRST' ? <Hint>{t[data.state]}</Hint> : null}
      {mayMake ? <NewLink make={make} isAsked={data.state === 'AGREE_FIRST'} isOwn={isOwn} /> : null}
      {data.count > 0 ? <GivenLinks links={data.list} busy={end.isPending} onEnd={link => end.mutate(link)} /> : null}
    </section>
  )
}

interface NewLinkProps {
  make: ReturnType<typeof useSeeLinks>['make']
  isAsked: boolean
  isOwn: boolean
}

function NewLink({ make, isAsked, isOwn }: NewLinkProps) {
  const t = seeLinkWords(useLanguage())
  const sentence = useWithSiteName()(t.sentence)
  const { text: consent, ...reading } = useConsentText('share_link', isAsked)
  const [hasPhotos, setPhotos] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const mayPress = !isAsked || (consent !== null && isAgreed)
  return (
    <>
      <Hint>{isOwn ? t.help : `${t.help} ${t.told}`}</Hint>
      {isAsked && consent ? (
        <>
          <ReadInSelect
            {...reading}
            onRead={language => {
              reading.onRead(language)
              // A tick is for the words that were read.
              setAgreed(false)
            }}
          />
          <Checkbox checked={isAgreed} onChange={setAgreed}>
            {t.agree}{' '}
            <span lang={consent.language} dir={consent.direction}>
              {consent.sentence}
            </span>
          </Checkbox>
        </>
      ) : null}
      <Checkbox checked={hasPhotos} onChange={setPhotos}>
        {t.photos}
      </Checkbox>
      <Button
        kind="primary"
        busy={make.isPending}
        disabled={!mayPress}
        onClick={() => make.mutate({ photos: hasPhotos, consent: isAsked ? consent : null })}
      >
        {t.make}
      </Button>
      {make.data ? (
        <>
          <ShareWays link={make.data.url} sentence={sentence} label={t.link} copy={t.copy} />
          <Hint>{t.once}</Hint>
        </>
      ) : null}
    </>
  )
}
