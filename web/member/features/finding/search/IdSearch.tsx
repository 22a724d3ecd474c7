import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { searchById } from '#contract/finding/search.ts'
import { maxLength } from '#contract/max-length.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { ruleBroken, worded } from '#web/access/form-errors.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './IdSearch.module.css'
import { searchWords } from './words.ts'

interface Props {
  id: string
  onId: (typed: string) => void
}

const idErrors = ({ registration_no }: { registration_no: string }, language: Language) =>
  worded(language, { registration_no: ruleBroken(searchById.input.shape.registration_no, registration_no) })

/** Finds one profile by its ID. */
export default function IdSearch({ id, onId }: Props) {
  const t = searchWords(useLanguage())
  const { gender } = useViewer()
  const navigate = useNavigate()
  const form = useMemberForm({ registration_no: id }, idErrors)
  const [notFound, setNotFound] = useState(false)

  const search = async () => {
    setNotFound(false)
    try {
      const { uuid } = await call('GET /search-by-id-web', { registration_no: id.trim() })
      await navigate({ to: '/profile-view/$uuid', params: { uuid } })
    } catch (failure) {
      if (!(failure instanceof CallFailed) || failure.status !== 404) throw failure
      setNotFound(true)
      toast.error(t.enterValidId)
    }
  }

  return (
    <Card as="form" className={styles.form} noValidate onSubmit={form.submit(search)}>
      <div ref={form.around}>
        <Field
          label={t.byId}
          required
          hint={t.idHint(otherSide(gender) === 'M' ? 'G10024' : 'B10023')}
          error={form.errors.registration_no}
        >
          <TextInput
            value={id}
            onChange={typed => {
              onId(typed)
              form.set({ registration_no: typed })
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
      <Button kind="primary" type="submit" busy={form.busy}>
        <Icon of={IconSearch} />
        {t.search}
      </Button>
    </Card>
  )
}
