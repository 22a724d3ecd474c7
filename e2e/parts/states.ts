import type { Hand } from './hand.ts'

const clicks =
  (...selectors: string[]) =>
  async (hand: Hand) => {
    for (const selector of selectors) await hand.click(selector)
  }
const types = (field: string, text: string) => async (hand: Hand) => {
  await hand.click(field)
  await hand.type(text)
}

/** Every state of the components after their first, and how it is reached. */
export const states: Record<string, [part: string, reach: (hand: Hand) => Promise<unknown>]> = {
  'an open menu': ['menu', clicks('#menu button')],
  'an open menu of acts': ['acts', clicks('#acts button')],
  'an open combobox': ['combobox', clicks('#combobox button')],
  'a combobox without a match': ['combobox', types('#combobox input', 'zz')],
  'an open list': ['list-select', clicks('#list-select [role="combobox"]')],
  'many choices, none found': ['multi-choice-long', types('#multi-choice-long input', 'zz')],
  'a wrong code': ['code-input', types('#code-input input:first-child', '0000')],
  'two messages': ['toasts', clicks('#good', '#bad')],
  'an open dialog with a message': ['dialog', clicks('#opener', '#say')],
  'a busy dialog': [
    'dialog',
    async hand => {
      await hand.click('#opener')
      await hand.evaluate(() => document.dispatchEvent(new Event('busy')))
    },
  ],
  'a question above a dialog': ['dialog', clicks('#opener', '#leave')],
  'an open fold': ['fold', clicks('#fold h2 button')],
  'a gallery': ['carousel', clicks('#carousel button:first-child')],
  'a question': ['confirm', clicks('#ask')],
  'a question at work': ['confirm', clicks('#ask', '[role="alertdialog"] [data-kind="primary"]')],
  'a count': ['count', hand => hand.evaluate(() => document.dispatchEvent(new Event('ring')))],
  'a file on its way': ['file-drop', hand => hand.evaluate(() => document.dispatchEvent(new Event('progress')))],
  'a section with an error': [
    'form-section',
    async hand => {
      await hand.click('#form-section h2 button')
      await hand.click('#form-section input')
      await hand.type('?')
    },
  ],
}
