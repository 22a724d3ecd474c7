import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { fieldMessage } from '#contract/field-words.ts'
import { searchById } from '#contract/finding/search.ts'
import { maxLength } from '#contract/max-length.ts'
import { ruleBroken } from '#web/access/form-errors.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import styles from './IdSearch.module.css'
import { searchWords } from './words.ts'

interface Props {
  id: string
  onId: (typed: string) => void
}

/** Finds one profile by its ID. */
export function IdSearch({ id, onId }: Props) {
  const language = useLanguage()
  const t = searchWords(language)
  const { gender } = useViewer()
  const navigate = useNavigate()
  const [busy, run] = useBusy()
  const [error, setError] = useState<string>()
  const [notFound, setNotFound] = useState(false)
  const [around, focusFirstError] = useErrorFocus()

  const check = (typed: string): boolean => {
    const rule = ruleBroken(searchById.input.shape.registration_no, typed)
    setError(rule ? fieldMessage(language, rule) : undefined)
    return rule === null
  }
  const fail = (failure: unknown) => {
    if (failure instanceof CallFailed && failure.status === 404) {
      setNotFound(true)
      return toast.error(t.enterValidId)
    }
    if (failure instanceof CallFailed && failure.fields.registration_no) setError(failure.fields.registration_no)
    else tellFailure(failure)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check(id)) return focusFirstError()
    run(async () => {
      setNotFound(false)
      try {
        const { uuid } = await call('GET /search-by-id-web', { registration_no: id.trim() })
        await navigate({ to: '/profile-view/$uuid', params: { uuid } })
      } catch (failure) {
        fail(failure)
      }
    })
  }

  return (
    <Card as="form" className={styles.form} noValidate onSubmit={submit}>
      <div ref={around}>
        <Field label={t.byId} required hint={t.idHint(otherSide(gender) === 'M' ? 'G10024' : 'B10023')} error={error}>
          <TextInput
            value={id}
            onChange={typed => {
              onId(typed)
              check(typed)
              setNotFound(false)
            }}
            placeholder={t.enterId}
            maxLength={maxLength.registration_no}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
          />
        </Field>
      </div>
      {notFound ? <Notice kind="bad">{t.notFound}</Notice> : null}
      <Button kind="primary" type="submit" busy={busy}>
        <Icon of={IconSearch} />
        {t.search}
      </Button>
    </Card>
  )
}
