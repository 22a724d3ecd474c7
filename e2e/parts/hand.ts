/** What a story can do with a page, in any browser. Selectors are CSS. */
export interface Hand {
  /** Opens the page with one component in its first state. */
  open(part: string): Promise<void>
  /** Presses keys one after the other, like `Tab` or `Shift+Tab`. */
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  click(selector: string): Promise<void>
  hover(selector: string): Promise<void>
  /** Null where the driver has no touch input. */
  tap: ((selector: string) => Promise<void>) | null
  /** Swipes a row sideways: a swipe to the left shows what is on the right. Null where the driver has no touch input. */
  swipeLeft: ((selector: string) => Promise<void>) | null
  /** Sets the file of a file input. */
  attach(selector: string, file: string): Promise<void>
  /** Runs a function in the page. It has access only to its argument. */
  evaluate<T, A = undefined>(run: (argument: A) => T, argument?: A): Promise<T>
  /** From the browser's accessibility tree, which a screen reader uses. */
  roleAndName(selector: string): Promise<{ role: string; name: string }>
}

/** One way of using a component, written once and run in every browser. */
export interface Story {
  title: string
  run(hand: Hand): Promise<void>
}

/** Renders the page again, with new lists and functions in place of equal old ones. */
export const redraw = (hand: Hand) => hand.evaluate(() => document.dispatchEvent(new Event('redraw')))
