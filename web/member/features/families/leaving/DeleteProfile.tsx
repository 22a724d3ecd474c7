import { type FormEvent, useState } from 'react'
import { leavingReasons } from '#contract/families/stories.ts'
import { maxLength } from '#contract/max-length.ts'
import { type FormErrors, isEmpty } from '#web/access/form-errors.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { StoryConsent, useStoryConsent } from '#web/member/parts/StoryConsent.tsx'
import { useWithSiteName } from '#web/member/parts/use-with-site-name.ts'
import { clearSession } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useObjectUrl } from '#web/ui/files/use-object-url.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Radio } from '#web/ui/Radio.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { CoupleFrame, CouplePhotoField, useCouplePicture } from './CouplePhoto.tsx'
import styles from './DeleteProfile.module.css'
import { LeaveDialog } from './LeaveDialog.tsx'
import { emptyForm, type LeavingField, type LeavingForm, leavingErrors, sentStory } from './leaving-form.ts'
import { PartnerSearch } from './PartnerSearch.tsx'
import { leavingWords } from './words.ts'

/** Asks for the reason with its form, then for the password. */
export function DeleteProfile() {
  const language = useLanguage()
  const t = leavingWords(language)
  const withSiteName = useWithSiteName()
  const [form, setForm] = useState(emptyForm)
  const consent = useStoryConsent()
  const picture = useCouplePicture()
  const [photo, holdPhoto] = useObjectUrl()
  /** Set once the photo is sent, so that another try after a wrong password does not send it again. */
  const [isPhotoSent, setIsPhotoSent] = useState(false)
  const [errors, setErrors] = useState<FormErrors<LeavingField>>({})
  const [isAsking, setIsAsking] = useState(false)
  const [fields, focusFirstError] = useErrorFocus()
  const change = (part: Partial<LeavingForm>) => {
    setForm({ ...form, ...part })
    setErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const broken = leavingErrors(form, language)
    setErrors(broken)
    if (isEmpty(broken)) setIsAsking(true)
    else focusFirstError()
  }

  /**
   * Sends the story, then the photo, then deletes the profile. The first call checks the password, and the last tells the
   * partner. What was sent is not lost when a later step fails.
   */
  async function leave(password: string) {
    try {
      const { uuid } = await call('POST /user-success-story', { ...sentStory(form, consent.text?.version), password })
      if (form.type === 'FOUND_HERE' && photo && !isPhotoSent) {
        const file = { field: 'image', blob: photo.blob, name: 'couple.jpg' }
        await call('POST /success-story/upload-image', { uuid }, { file })
        setIsPhotoSent(true)
      }
    } catch (error) {
      if (error instanceof CallFailed) setErrors(error.fields)
      throw error
    }
    const { message } = await call('DELETE /user/me', { password })
    clearSession()
    toast.afterNavigation('success', message)
    location.replace('/home')
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Notice>
          <p>{t.reRegister}</p>
          <p>{t.storyNote}</p>
        </Notice>
        <Hint>{t.intro}</Hint>
        <div className={styles.fields} ref={fields}>
          <Field label={t.reason} required group error={errors.type}>
            {leavingReasons.map(reason => (
              <Radio
                key={reason}
                className={styles.choice}
                name="leaving-reason"
                checked={form.type === reason}
                onChange={() => change({ type: reason })}
              >
                {withSiteName(t[reason])}
              </Radio>
            ))}
          </Field>
          {form.type === 'FOUND_HERE' ? (
            <>
              <PartnerSearch
                chosen={form.registration_no}
                error={errors.registration_no}
                onChoose={partner =>
                  change({
                    registration_no: partner.registration_no,
                    partner_first_name: partner.first_name,
                    partner_last_name: partner.last_name,
                  })
                }
              />
              <div className="two-columns">
                <Field label={t.firstName} required error={errors.partner_first_name}>
                  <TextInput
                    value={form.partner_first_name}
                    maxLength={maxLength.first_name}
                    autoComplete="off"
                    onChange={partner_first_name => change({ partner_first_name })}
                  />
                </Field>
                <Field label={t.lastName} error={errors.partner_last_name}>
                  <TextInput
                    value={form.partner_last_name}
                    maxLength={maxLength.last_name}
                    autoComplete="off"
                    onChange={partner_last_name => change({ partner_last_name })}
                  />
                </Field>
              </div>
              <Field label={t.city} required hint={t.cityHint} error={errors.city}>
                <TextInput value={form.city} maxLength={maxLength.city} onChange={city => change({ city })} />
              </Field>
              <CouplePhotoField picture={picture} photo={photo} onRemove={() => holdPhoto(null)} />
              <StoryConsent consent={consent} />
            </>
          ) : null}
          {form.type === 'FOUND_ELSEWHERE' || form.type === 'OTHER' ? (
            <Field label={t.comment} required hint={t.commentHint} error={errors.comment}>
              <TextArea
                rows={4}
                value={form.comment}
                maxLength={maxLength.comment}
                onChange={comment => change({ comment })}
              />
            </Field>
          ) : null}
        </div>
        <Button type="submit" className={styles.next} disabled={form.type === 'FOUND_HERE' && !consent.text}>
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
