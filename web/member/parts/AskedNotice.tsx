import { IconHeart, IconPhoneOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Link } from '#web/ui/Link.tsx'
import { currentLanguage, useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'

const words = catalogue({
  number: [
    'Your mobile number may not answer. Verify it again, so that your profile stays listed.',
    'तुमचा मोबाइल नंबर लागत नसावा. स्थळ यादीत राहावे यासाठी त्याची पुन्हा खात्री करून घ्या.',
  ],
  verify: ['Verify the number', 'नंबरची खात्री करा'],
  engaged: [
    'Have you found a match? Without an answer your profile is paused in a week.',
    'तुमचे लग्न जमले आहे का? उत्तर नसल्यास आठवड्याने तुमचे स्थळ तात्पुरते थांबवले जाईल.',
  ],
  yes: ['Yes, we have', 'हो, जमले आहे'],
  no: ['No, still looking', 'नाही, अजून शोधत आहोत'],
})

/** What the family is asked because others may not reach it, or say that it has found a match. */
export default function AskedNotice({ member: { asked } }: { member: Pick<CurrentMember, 'asked'> }) {
  const t = words(useLanguage())
  const client = useQueryClient()
  const [isBusy, run] = useBusy()
  const answer = (is_engaged: 'Y' | 'N') =>
    run(async () => {
      try {
        toast.success((await call('PUT /user/engaged', { is_engaged })).message)
      } catch (error) {
        toast.error(wordFailure(currentLanguage(), error))
      }
      // Lists and buttons depend on the pause too.
      await client.invalidateQueries()
    })
  return (
    <>
      {asked.includes('NUMBER') ? (
        <Notice as="aside" icon={IconPhoneOff}>
          {t.number} <Link href="/my-settings?tab=contacts">{t.verify}</Link>
        </Notice>
      ) : null}
      {asked.includes('ENGAGED') ? (
        <Notice as="aside" icon={IconHeart}>
          <p>{t.engaged}</p>
          <div className="row-2">
            <Button small busy={isBusy} onClick={() => answer('Y')}>
              {t.yes}
            </Button>
            <Button small busy={isBusy} onClick={() => answer('N')}>
              {t.no}
            </Button>
          </div>
        </Notice>
      ) : null}
    </>
  )
}
