export interface PlanNames {
  name: string
  name_mr: string
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Which of a plan's names another plan on sale has. Families could not tell the two apart. A Marathi name may be empty. */
export const takenNames = (
  { name, name_mr }: PlanNames,
  others: readonly PlanNames[],
): { name: boolean; name_mr: boolean } => ({
  name: others.some(other => isSameName(other.name, name)),
  name_mr: name_mr !== '' && others.some(other => isSameName(other.name_mr, name_mr)),
})

/** Whether an order names each plan on sale once. It does not where a plan was made or retired since it was read. */
export const isCompleteOrder = (ids: readonly string[], onSale: ReadonlySet<string>): boolean =>
  ids.length === onSale.size && new Set(ids).size === onSale.size && ids.every(id => onSale.has(id))
