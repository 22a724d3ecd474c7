import { useEffect } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import type { AwaitedCode } from '../otp.ts'
import { accessWords } from '../words.ts'
import { Progress } from './Progress.tsx'
import { PhotoCrop } from './photo/PhotoCrop.tsx'
import { usePhoto } from './photo/use-photo.ts'
import { StepBirth } from './StepBirth.tsx'
import { StepContact } from './StepContact.tsx'
import { StepEducation } from './StepEducation.tsx'
import { StepHome } from './StepHome.tsx'
import { StepName } from './StepName.tsx'
import { StepNative } from './StepNative.tsx'
import { StepPhoto } from './StepPhoto.tsx'
import { signUp } from './sign-up.ts'
import { stepWords } from './step-words.ts'
import { lastStep } from './steps.ts'
import { prefetchLists } from './use-choices.ts'
import { useRegistration } from './use-registration.ts'
import { registerWords } from './words.ts'
import '../access.css'
import './register.css'
import { useLanguage } from '#web/ui/language.ts'

interface Props {
  onClose: () => void
  onCodeAwaited: (awaited: AwaitedCode) => void
}

export function RegisterDialog({ onClose, onCodeAwaited }: Props) {
  const language = useLanguage()
  const words = registerWords(language)
  const [around, focusFirstError] = useErrorFocus()
  const form = useRegistration(focusFirstError)
  const photo = usePhoto()
  const [busy, run] = useBusy()
  const { step } = form
  const head = stepWords(language, step)
  const isLast = step === lastStep
  useEffect(prefetchLists, [])

  const send = () => {
    if (!form.isWhole()) return
    run(async () => {
      try {
        const { message, warning, awaited } = await signUp(form.form, photo.chosen?.blob ?? null)
        toast.success(message)
        if (warning) toast.error(warning)
        onCodeAwaited(awaited)
      } catch (failure) {
        form.showFailure(failure)
      }
    })
  }
  const framing = isLast ? photo.framing : null
  const submit = () => {
    if (framing) run(photo.use)
    else if (isLast) send()
    else form.next()
  }

  return (
    <Dialog
      eyebrow={head.eyebrow}
      title={head.title}
      hint={`${words.of(step + 1)} · ${head.hint}`}
      page={framing ? 'framing' : String(step)}
      closeLabel={accessWords(language).close}
      onClose={onClose}
      busy={busy}
      onSubmit={submit}
      top={<Progress at={step} />}
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
              {isLast ? words.register : words.next(head.following)}
            </Button>
          </>
        )
      }
    >
      {framing ? (
        <PhotoCrop address={framing} onArea={photo.setArea} onUnreadable={photo.unreadable} />
      ) : (
        <div className="stack" ref={around}>
          {form.restored ? (
            <Notice>
              {words.draftRestored}{' '}
              <button type="button" className="plain" onClick={form.startAgain}>
                {words.startAgain}
              </button>
            </Notice>
          ) : null}
          {
            [
              <StepName key="name" form={form} />,
              <StepBirth key="birth" form={form} />,
              <StepEducation key="education" form={form} />,
              <StepHome key="home" form={form} />,
              <StepNative key="native" form={form} />,
              <StepContact key="contact" form={form} />,
              <StepPhoto key="photo" form={form} photo={photo} />,
            ][step]
          }
        </div>
      )}
    </Dialog>
  )
}
