/**
 * The oldest browsers the pages serve, and what is newer than one of them. A build lowers syntax and styles to the floor; what
 * it cannot lower stands in these lists, and tests look for it in the sources and in the built files.
 */
export const browserFloor = ['chrome109', 'safari16.4', 'firefox128']

/** Methods and objects of the language and the browser, as they are written in code. */
export const tooNewInScripts: readonly [name: string, written: RegExp][] = [
  ['Array.toSorted', /\.toSorted\(/],
  ['Array.toReversed', /\.toReversed\(/],
  ['Array.toSpliced', /\.toSpliced\(/],
  ['Array.with', /\.with\(/],
  ['Array.fromAsync', /\.fromAsync\(/],
  ['Object.groupBy', /\b(?:Object|Map)\.groupBy\(/],
  ['Promise.withResolvers', /\.withResolvers\(/],
  ['Promise.try', /\bPromise\.try\(/],
  ['String.isWellFormed', /\.(?:is|to)WellFormed\(/],
  ['Iterator helpers', /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|toArray|some|every|find)\(/],
  ['Set operations', /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/],
  ['URL.canParse', /\bURL\.canParse\(/],
  ['URLSearchParams.size', /\b(?:query|params|searchParams|search)\.size\b/],
  ['AbortSignal.any', /\bAbortSignal\.any\(/],
  ['Element.checkVisibility', /\.checkVisibility\(/],
  ['requestIdleCallback', /\brequestIdleCallback\(/],
  ['CloseWatcher', /\bnew CloseWatcher\b/],
  ['startViewTransition', /\.startViewTransition\(/],
  ['showPopover without a question mark', /\.(?:show|hide|toggle)Popover\(/],
  ['a regular expression with the flag v', /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/],
]

/** Properties, functions and rules of styles that the build does not lower. */
export const tooNewInStyles: readonly [name: string, written: RegExp][] = [
  ['subgrid', /\bsubgrid\b/],
  ['@starting-style', /@starting-style/],
  ['@scope', /@scope\b/],
  ['anchor positioning', /\banchor\(|anchor-name:|position-area:/],
  ['field-sizing', /field-sizing:/],
  [':popover-open', /:popover-open/],
  [':user-valid', /:user-(?:in)?valid/],
  ['light-dark()', /light-dark\(/],
  ['linear()', /[ :,]linear\(/],
  ['interpolate-size', /interpolate-size:|calc-size\(/],
]

export const foundIn = (text: string, lists: readonly [string, RegExp][]): string[] =>
  lists.filter(([, written]) => written.test(text)).map(([name]) => name)
