/** Which of these was pressed before hydration, when nothing answers a press yet; the first script stored it. */
export function takeEarlyPress<Name extends string>(names: readonly Name[]): Name | null {
  const { dataset } = document.documentElement
  const pressed = names.find(name => name === dataset.pressed)
  if (pressed) delete dataset.pressed
  return pressed ?? null
}
