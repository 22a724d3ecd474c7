import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { choosable, type ListOption, type OptionListName, optionsQuery } from '#web/api/option-lists.ts'
import { queryClient } from '#web/session/queries.ts'
import type { Choice } from '#web/ui/matching.ts'

export interface PlaceChoice extends Choice {
  /** The district of a taluka, by its id. */
  districtId?: string
}

const toChoice = ({ uuid, name, also, district, district_uuid }: ListOption): PlaceChoice => ({
  value: uuid,
  label: name,
  ...(also && { also }),
  ...(district && { detail: district }),
  ...(district_uuid && { districtId: district_uuid }),
})

const lists: readonly OptionListName[] = ['MARITAL_STATUS', 'EDUCATION_GROUP', 'work-location', 'district', 'taluka']

/** Reads all lists when the form opens, so that no step has to wait. */
export function prefetchLists(): void {
  for (const list of lists) void queryClient.prefetchQuery(optionsQuery(list))
}

/** The choices of one list; null until they are read. */
export function useRegisterChoices(list: OptionListName) {
  const { data, isError, refetch } = useQuery(optionsQuery(list), queryClient)
  const choices = useMemo(() => (data ? choosable(data).map(toChoice) : null), [data])
  return { choices, isError, retry: () => void refetch() }
}
