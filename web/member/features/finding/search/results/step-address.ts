import { pageSize } from '#domain/limits.ts'

/** A profile and its position in the result, counted from zero. */
export interface StepPlace {
  uuid: string
  offset: number
}

export const positionOf = (page: number, row: number): number => pageSize * (page - 1) + row

/** The position in an address. Anything else counts as the first. */
export function readOffset(text: string | undefined): number {
  const offset = Number(text)
  return text && Number.isInteger(offset) && offset >= 0 && offset <= 100_000 ? offset : 0
}

export const stepAddress = ({ uuid, offset }: StepPlace): string => `/search-list-next-previous/${uuid}/${offset}`
