import { useState } from 'react'
import { leavingReasons } from '#contract/families/stories.ts'
import { maxLength } from '#contract/max-length.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { StoryConsent } from '#web/member/parts/StoryConsent.tsx'
import { useConsentText } from '#web/member/parts/use-consent-text.ts'
import { useWithSiteName } from '#web/member/parts/use-with-site-name.ts'
import { leaveTelling } from '#web/session/session.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useObjectUrl } from '#web/ui/files/use-object-url.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Radio } from '#web/ui/Radio.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { CoupleFrame, CouplePhotoField, useCouplePicture } from './CouplePhoto.tsx'
import styles from './DeleteProfile.module.css'
import { LeaveDialog } from './LeaveDialog.tsx'
import { emptyForm, leavingErrors, sentStory } from './leaving-form.ts'
import { PartnerSearch } from './PartnerSearch.tsx'
import { leavingWords } from './words.ts'

/** What most families would write. One press fills it in, and it can be changed. */
const readyAnswers = {
  FOUND_ELSEWHERE: ['relatives', 'melava', 'otherSite'],
  OTHER: ['notNow', 'noneFound', 'manyCalls'],
} as const

/** Asks for the reason with its form, then for the password. */
export function DeleteProfile() {
  const t = leavingWords(useLanguage())
  const withSiteName = useWithSiteName()
  const form = useMemberForm(emptyForm, leavingErrors)
  const { values, errors } = form
  const consent = useConsentText('story')
  const picture = useCouplePicture()
  const [photo, holdPhoto] = useObjectUrl()
  /** Set once the photo is sent, so that another try after a wrong password does not send it again. */
  const [isPhotoSent, setIsPhotoSent] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  /**
   * Sends the story, then the photo, then deletes the profile. The first call checks the password, and the last tells the
   * partner. What was sent is not lost when a later step fails.
   */
  async function leave(password: string) {
    try {
      const { uuid } = await call('POST /user-success-story', { ...sentStory(values, consent.read), password })
      if (values.type === 'FOUND_HERE' && photo && !isPhotoSent) {
        const file = { field: 'image', blob: photo.blob, name: 'couple.jpg' }
        await call('POST /success-story/upload-image', { uuid }, { file })
        setIsPhotoSent(true)
      }
    } catch (error) {
      if (error instanceof CallFailed) form.refuse(error.fields)
      throw error
    }
    await leaveTelling((await call('DELETE /user/me', { password })).message)
  }

  return (
    <>
      <div className={styles.pause}>
        <p>{t.pauseInstead}</p>
        <ButtonLink href="/my-settings?tab=pause">{t.pause}</ButtonLink>
      </div>
      <form noValidate className={styles.form} onSubmit={form.submit(async () => setIsAsking(true))}>
        <Notice>
          <p>{t.reRegister}</p>
          <p>{t.storyNote}</p>
        </Notice>
        <Hint>{t.intro}</Hint>
        <div className={styles.fields} ref={form.around}>
          <Field label={t.reason} required group error={errors.type}>
            {leavingReasons.map(reason => (
              <Radio
                key={reason}
                className={styles.choice}
                name="leaving-reason"
                checked={values.type === reason}
                onChange={() => form.set({ type: reason })}
              >
                {withSiteName(t[reason])}
              </Radio>
            ))}
          </Field>
          {values.type === 'FOUND_HERE' ? (
            <>
              <PartnerSearch
                chosen={values.registration_no}
                error={errors.registration_no}
                onChoose={partner =>
                  form.set({
                    registration_no: partner.registration_no,
                    partner_first_name: partner.first_name,
                    partner_last_name: partner.last_name,
                  })
                }
              />
              <div className="two-columns">
                <Field label={t.firstName} required error={errors.partner_first_name}>
                  <TextInput
                    maxLength={maxLength.first_name}
                    autoComplete="off"
                    {...form.control('partner_first_name')}
                  />
                </Field>
                <Field label={t.lastName} error={errors.partner_last_name}>
                  <TextInput
                    maxLength={maxLength.last_name}
                    autoComplete="off"
                    {...form.control('partner_last_name')}
                  />
                </Field>
              </div>
              <Field label={t.city} required hint={t.cityHint} error={errors.city}>
                <TextInput maxLength={maxLength.city} {...form.control('city')} />
              </Field>
              <Field label={t.words} hint={t.wordsHint} error={errors.words}>
                <TextArea rows={3} maxLength={maxLength.story_words} {...form.control('words')} />
              </Field>
              <Field label={t.weddingYear} error={errors.wedding_year}>
                <TextInput inputMode="numeric" maxLength={4} autoComplete="off" {...form.control('wedding_year')} />
              </Field>
              <CouplePhotoField picture={picture} photo={photo} onRemove={() => holdPhoto(null)} />
              <StoryConsent consent={consent} />
            </>
          ) : null}
          {values.type === 'FOUND_ELSEWHERE' || values.type === 'OTHER' ? (
            <>
              <fieldset className={styles.ready}>
                <legend>{t.ready}</legend>
                {readyAnswers[values.type].map(answer => (
                  <Button key={answer} small onClick={() => form.set({ comment: t[answer] })}>
                    {t[answer]}
                  </Button>
                ))}
              </fieldset>
              <Field label={t.comment} required hint={t.commentHint} error={errors.comment}>
                <TextArea rows={4} maxLength={maxLength.comment} {...form.control('comment')} />
              </Field>
            </>
          ) : null}
        </div>
        <Button type="submit" className={styles.next} disabled={values.type === 'FOUND_HERE' && !consent.text}>
          {t.next}
        </Button>
      </form>
      {picture.framing ? (
        <CoupleFrame
          address={picture.framing}
          picture={picture}
          onPhoto={chosen => {
            holdPhoto(chosen)
            setIsPhotoSent(false)
          }}
        />
      ) : null}
      {isAsking ? <LeaveDialog onLeave={leave} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}
