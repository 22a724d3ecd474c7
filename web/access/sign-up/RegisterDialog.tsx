import { type ComponentType, useEffect, useState } from 'react'
import { CallFailed } from '#web/api/client.ts'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { optionsQuery } from '#web/api/option-lists.ts'
import { queryClient } from '#web/session/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import type { AwaitedCode } from '../codes.ts'
import { useConsentTicks } from '../consent/use-consent-ticks.ts'
import forms from '../forms.module.css'
import { leaveTo } from '../leave.ts'
import { BiodataPicture } from '../pasted-biodata/BiodataPicture.tsx'
import { factsOf } from '../pasted-biodata/kept-facts.ts'
import { pasteWords } from '../pasted-biodata/words.ts'
import styles from './Progress.module.css'
import { PhotoCrop } from './photo/PhotoCrop.tsx'
import { usePhoto } from './photo/use-photo.ts'
import type { RegistrationForm } from './registration.ts'
import { StepBirth } from './StepBirth.tsx'
import { StepContact } from './StepContact.tsx'
import { StepEducation } from './StepEducation.tsx'
import { StepHome } from './StepHome.tsx'
import { StepName } from './StepName.tsx'
import { StepNative } from './StepNative.tsx'
import { StepPhoto, type StepProps } from './StepPhoto.tsx'
import { correctSignUp, signUp, signUpAnother } from './sign-up.ts'
import { stepWords } from './step-words.ts'
import { contactStep, lastStep, type RegistrationStep, steps } from './steps.ts'
import { prefetchLists } from './use-register-choices.ts'
import { useRegistration } from './use-registration.ts'
import { registerWords } from './words.ts'

const PasteBiodataDialog = lazyDialog(() => import('../pasted-biodata/PasteBiodataDialog.tsx'))

const views: Record<RegistrationStep, ComponentType<StepProps>> = {
  name: StepName,
  birth: StepBirth,
  education: StepEducation,
  home: StepHome,
  native: StepNative,
  contact: StepContact,
  photo: StepPhoto,
}

/** Hidden from screen readers, because the head of the dialog says it in words. */
const Progress = ({ at, count }: { at: number; count: number }) => (
  <div className={styles.steps} aria-hidden="true">
    {steps.slice(0, count).map(({ name }, place) => (
      <i key={name} className={place <= at ? styles.done : undefined} />
    ))}
  </div>
)

interface Props {
  /** A registration to correct, because its code went to a mistyped contact. */
  corrected?: RegistrationForm | undefined
  /** The form of a person who is logged in and registers another child: it asks for no contact and no photo. */
  another?: RegistrationForm | undefined
  onClose: () => void
  onCodeAwaited: (awaited: AwaitedCode, sent: RegistrationForm) => void
  /** Called for a number that is already registered. */
  onLogIn: (form: RegistrationForm) => void
}

export function RegisterDialog({ corrected, another, onClose, onCodeAwaited, onLogIn }: Props) {
  const language = useLanguage()
  const words = registerWords(language)
  const [around, focusFirstError] = useErrorFocus()
  const [given] = useState(() =>
    another ? { form: another, step: 0 } : corrected && { form: corrected, step: contactStep },
  )
  const form = useRegistration(focusFirstError, given)
  const [isTaken, setIsTaken] = useState(false)
  const [isPasting, setIsPasting] = useState(false)
  const photo = usePhoto()
  const ticks = useConsentTicks()
  const [busy, run] = useBusy()
  const { step } = form
  const head = stepWords(language, step)
  const View = views[steps[step]?.name ?? 'name']
  // A correction keeps the photo that was sent before, so its last step is the contact.
  const last = another ? contactStep - 1 : corrected ? contactStep : lastStep
  const isLast = step === last
  const count = another ? contactStep : steps.length
  useEffect(prefetchLists, [])

  const send = () => {
    if (!form.isWhole()) return
    if (another) return run(sendAnother)
    // The family has agreed when it sent the registration the first time.
    const consents = corrected ? [] : ticks.given()
    if (!consents) return focusFirstError()
    run(async () => {
      try {
        const { message, awaited } = corrected
          ? await correctSignUp(form.whole())
          : await signUp(form.whole(), { consents, photo: photo.sent, facts: form.facts })
        toast.success(message)
        onCodeAwaited(awaited, form.whole())
      } catch (failure) {
        setIsTaken(failure instanceof CallFailed && failure.code === 'taken')
        form.showFailure(failure)
      }
    })
  }
  /** The new profile asks for its consents on its first screen. */
  const sendAnother = async () => {
    try {
      toast.afterNavigation('success', await signUpAnother(form.whole(), form.facts))
      await leaveTo('/dashboard')
    } catch (failure) {
      form.showFailure(failure)
    }
  }
  const framing = isLast && !another ? photo.framing : null
  const submit = () => {
    if (framing) run(photo.use)
    else if (isLast) send()
    else form.next()
  }

  if (isPasting)
    return (
      <PasteBiodataDialog
        keepsFacts
        loadList={list => queryClient.ensureQueryData(optionsQuery(list))}
        onFill={(filled, read) => {
          form.fill(filled, factsOf(read))
          setIsPasting(false)
        }}
        onClose={() => setIsPasting(false)}
      />
    )
  return (
    <Dialog
      eyebrow={head.eyebrow}
      title={head.title}
      hint={`${words.of(step + 1, count)} · ${corrected && isLast ? words.correctHint : head.hint}`}
      page={framing ? 'framing' : String(step)}
      onClose={onClose}
      onBack={framing ? photo.cancel : step > 0 ? form.back : onClose}
      busy={busy}
      onSubmit={submit}
      top={<Progress at={step} count={count} />}
      footer={
        framing ? (
          <>
            <Button onClick={photo.cancel}>{words.cancel}</Button>
            <Button kind="primary" type="submit" busy={busy}>
              {words.usePhoto}
            </Button>
          </>
        ) : (
          <>
            {step > 0 ? <Button onClick={form.back}>{words.back}</Button> : null}
            <Button kind="primary" type="submit" busy={busy}>
              {isLast ? (corrected ? words.sendNewCode : words.register) : words.next(head.following)}
            </Button>
          </>
        )
      }
    >
      {framing ? (
        <PhotoCrop address={framing} onArea={photo.setArea} onUnreadable={photo.unreadable} onTurn={photo.turn} />
      ) : (
        <div className={forms.fields} ref={around}>
          {form.restored ? (
            <Notice>
              {words.draftRestored} <TextButton onClick={form.startAgain}>{words.startAgain}</TextButton>
            </Notice>
          ) : null}
          {step === 0 && !corrected ? (
            <div className={styles.paste}>
              <Button onClick={() => setIsPasting(true)}>
                <BiodataPicture />
                {pasteWords(language).offer}
              </Button>
              <Hint>{pasteWords(language).offerHint}</Hint>
            </div>
          ) : null}
          <View form={form} photo={photo} ticks={ticks} />
          {isTaken && !corrected && form.field('mobile').error ? (
            <Notice>
              {words.registeredAlready} <TextButton onClick={() => onLogIn(form.form)}>{words.logInInstead}</TextButton>
            </Notice>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}
