import { useState } from 'react'
import { paymentMethods } from '#domain/money/payment-methods.ts'
import { PeriodFields } from '#web/office/parts/PeriodFields.tsx'
import { SearchCard } from '#web/office/parts/SearchCard.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { everyPayment, type PaymentSearch } from './queries.ts'
import { paymentWords } from './words.ts'

interface Props {
  search: PaymentSearch
  plans: readonly { uuid: string; name: string }[]
  onSearch: (search: PaymentSearch) => void
}

export function PaymentSearchForm({ search, plans, onSearch }: Props) {
  const t = paymentWords(useLanguage())
  const [typed, setTyped] = useState(search)
  const set = (change: Partial<PaymentSearch>) => setTyped({ ...typed, ...change })
  const isSearched = Object.values(search).some(Boolean)
  return (
    <SearchCard
      words={t}
      onSearch={() => onSearch({ ...typed, query: typed.query.trim() })}
      onClear={isSearched ? () => onSearch(everyPayment) : null}
    >
      <Field label={t.query}>
        <TextInput maxLength={64} autoCapitalize="characters" value={typed.query} onChange={query => set({ query })} />
      </Field>
      <PeriodFields words={t} values={typed} onChange={set} />
      <Field label={t.way}>
        <Select
          placeholder={t.anyWay}
          options={paymentMethods.map(value => ({ value, label: t[value] }))}
          value={typed.method}
          onChange={method => set({ method })}
        />
      </Field>
      <Field label={t.plan}>
        <Select
          placeholder={t.anyPlan}
          options={plans.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          value={typed.plan}
          onChange={plan => set({ plan })}
        />
      </Field>
      <Field label={t.confirmation}>
        <Select
          placeholder={t.anyConfirmation}
          options={[{ value: 'Y', label: t.unconfirmed }]}
          value={typed.unconfirmed}
          onChange={unconfirmed => set({ unconfirmed })}
        />
      </Field>
    </SearchCard>
  )
}
