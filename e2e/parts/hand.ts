/** What a story does with a page, in whichever browser it runs. Selectors are CSS. */
export interface Hand {
  /** Shows one part alone, as it is drawn at first. */
  open(part: string): Promise<void>
  /** Presses keys one after the other, like `Tab` or `Shift+Tab`. */
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  click(selector: string): Promise<void>
  hover(selector: string): Promise<void>
  /** Null where the driver has no finger. */
  tap: ((selector: string) => Promise<void>) | null
  /** Pushes a row sideways with a finger: to the left shows what stands to the right. Null where the driver has no finger. */
  swipeLeft: ((selector: string) => Promise<void>) | null
  /** Gives a file input a file. */
  attach(selector: string, file: string): Promise<void>
  /** Runs a function in the page. It sees nothing of the test but its argument. */
  evaluate<T, A = undefined>(run: (argument: A) => T, argument?: A): Promise<T>
  /** By the browser's own accessibility tree, which is what a screen reader is told. */
  roleAndName(selector: string): Promise<{ role: string; name: string }>
}

/** One way of using a part, told once and run in every browser. */
export interface Story {
  title: string
  run(hand: Hand): Promise<void>
}

/** Draws the page anew, with new lists and functions in place of equal old ones. */
export const redraw = (hand: Hand) => hand.evaluate(() => document.dispatchEvent(new Event('redraw')))
