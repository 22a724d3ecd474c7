import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from './PaymentsScreen.module.css'
import { paymentWords } from './words.ts'

export function PaymentSearchForm({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const say = paymentWords(useLanguage())
  const [typed, setTyped] = useState(query)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <Card as="form" className={styles.search} role="search" aria-label={say.search} onSubmit={submit}>
      <Field label={say.query}>
        <TextInput maxLength={64} autoCapitalize="characters" value={typed} onChange={setTyped} />
      </Field>
      <div className={styles.buttons}>
        <Button kind="primary" type="submit">
          {say.find}
        </Button>
        {query ? <Button onClick={() => onSearch('')}>{say.clear}</Button> : null}
      </div>
    </Card>
  )
}
