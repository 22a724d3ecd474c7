import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListName } from '#contract/site/choice-lists.ts'
import { charansQuery, choosable, type ListOption, optionsQuery } from '#web/api/option-lists.ts'
import type { Choice } from '#web/ui/matching.ts'

export interface FieldChoice extends Choice {
  /** The district of a taluka. */
  districtId?: string
}

const toChoice = ({ uuid, name, also, district, district_uuid }: ListOption): FieldChoice => ({
  value: uuid,
  label: name,
  ...(also && { also }),
  ...(district && { detail: district }),
  ...(district_uuid && { districtId: district_uuid }),
})

const asChoices = (data: readonly ListOption[] | undefined) => data?.map(toChoice) ?? null

/** The choices of one list, including retired entries that the family has. Null until they are loaded. */
export function useChoices(list: ListName, has: string | readonly string[]) {
  const { data, isError, refetch } = useQuery(optionsQuery(list))
  const choices = useMemo(() => asChoices(data && choosable(data, has)), [data, has])
  return { choices, isError, retry: () => void refetch() }
}

/** The charans of one nakshatra. The list is empty until a nakshatra is chosen. */
export function useCharans(nakshatraId: string) {
  const { data, isError, refetch } = useQuery({ ...charansQuery(nakshatraId), enabled: nakshatraId !== '' })
  return { choices: useMemo(() => asChoices(data), [data]), isError, retry: () => void refetch() }
}
