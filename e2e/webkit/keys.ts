import type { KeyAction } from './webdriver.ts'

/** The characters that stand for non-printing keys in WebDriver. */
const codes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

const codeOf = (key: string): string => {
  const code = [...key].length === 1 ? key : codes[key]
  if (!code) throw new Error(`no code for the key ${key}`)
  return code
}

/** The actions for one key with modifiers, like `Shift+Tab`: pressed in order and released in reverse. */
export function keyActions(key: string): KeyAction[] {
  const pressed = key.split(/(?<=.)\+/).map(codeOf)
  return [
    ...pressed.map(value => ({ type: 'keyDown' as const, value })),
    ...pressed.toReversed().map(value => ({ type: 'keyUp' as const, value })),
  ]
}
