import { SeeLinks } from '#web/member/features/relations/see-links/SeeLinks.tsx'
import { ShareWays } from '#web/member/parts/ShareWays.tsx'
import { profileLink } from '#web/member/parts/share-links.ts'
import { shareWords } from '#web/member/parts/share-words.ts'
import { useWithSiteName } from '#web/member/parts/use-with-site-name.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { dialogWords } from './dialog-words.ts'

interface Props {
  memberId: string
  onClose: () => void
}

/** The page without login comes first where it may be made: a relative has no login. */
export function ShareDialog({ memberId, onClose }: Props) {
  const language = useLanguage()
  const t = dialogWords(language)
  const sentence = useWithSiteName()(shareWords(language).sentence)
  return (
    <Dialog eyebrow="माहिती पाठवा" title={t.share} onClose={onClose}>
      <div className="stack-4">
        <SeeLinks memberId={memberId} isOwn={false} />
        <section className="stack-2">
          <Hint>{t.shareHelp}</Hint>
          <ShareWays
            link={profileLink(memberId, location.origin)}
            sentence={sentence}
            label={t.link}
            copy={t.copyLink}
            isForEverybody
          />
        </section>
      </div>
    </Dialog>
  )
}
