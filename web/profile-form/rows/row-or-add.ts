/** Edit of the row that stands at this place now, or the button that adds one. Remove would be one press from a mistake. */
export const rowOrAdd = (list: HTMLElement | null, at: number): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-row-edit], [data-row-add]') ?? [])].slice(0, at + 1).at(-1)
