import { pageSize } from '#domain/limits.ts'

/** A place in the result: whose profile, and where they stand, counted from zero. */
export interface StepPlace {
  uuid: string
  offset: number
}

export const positionOf = (page: number, row: number): number => pageSize * (page - 1) + row

/** What an address says is the position; anything that is none is the first. */
export function readOffset(said: string | undefined): number {
  const offset = Number(said)
  return said && Number.isInteger(offset) && offset >= 0 && offset <= 100_000 ? offset : 0
}

export const stepAddress = ({ uuid, offset }: StepPlace): string => `/search-list-next-previous/${uuid}/${offset}`
