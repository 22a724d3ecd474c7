import type { Hand } from './hand.ts'

/** Every state of the parts beyond the one they are first drawn in, and how it is reached. */
export const states: Record<string, [part: string, reach: (hand: Hand) => Promise<unknown>]> = {
  'an open menu': ['menu', hand => hand.click('#menu button')],
  'an open menu of acts': ['acts', hand => hand.click('#acts button')],
  'an open combobox': ['combobox', hand => hand.click('#combobox button')],
  'a combobox without a match': [
    'combobox',
    async hand => {
      await hand.click('#combobox input')
      await hand.type('zz')
    },
  ],
  'an open list': ['list-select', hand => hand.click('#list-select [role="combobox"]')],
  'many choices, none found': [
    'multi-choice-long',
    async hand => {
      await hand.click('#multi-choice-long input')
      await hand.type('zz')
    },
  ],
  'a wrong code': [
    'code-input',
    async hand => {
      await hand.click('#code-input input:first-child')
      await hand.type('0000')
    },
  ],
  'two messages': [
    'toasts',
    async hand => {
      await hand.click('#good')
      await hand.click('#bad')
    },
  ],
  'an open dialog with a message': [
    'dialog',
    async hand => {
      await hand.click('#opener')
      await hand.click('#say')
    },
  ],
  'a busy dialog': [
    'dialog',
    async hand => {
      await hand.click('#opener')
      await hand.evaluate(() => document.dispatchEvent(new Event('busy')))
    },
  ],
  'a question above a dialog': [
    'dialog',
    async hand => {
      await hand.click('#opener')
      await hand.click('#leave')
    },
  ],
  'an open fold': ['fold', hand => hand.click('#fold h2 button')],
  'a gallery': ['carousel', hand => hand.click('#carousel button:first-child')],
  'a question': ['confirm', hand => hand.click('#ask')],
  'a question at work': [
    'confirm',
    async hand => {
      await hand.click('#ask')
      await hand.click('[role="alertdialog"] [data-kind="primary"]')
    },
  ],
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
