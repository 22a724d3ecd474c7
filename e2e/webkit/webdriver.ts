/** A client for W3C WebDriver with the commands that these tests use. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
/** The driver's reference to an element. */
type ElementReference = { [elementKey]: string }

interface Capabilities {
  browserName: string
  /** How long `find` waits for an element to appear. */
  timeouts?: { implicit: number }
  [extension: `${string}:${string}`]: unknown
}

export type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }

async function send(address: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebDriver: ${error} ${message}`.trim())
}

export async function openSession(driver: string, capabilities: Capabilities) {
  const opened = await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const session = `${driver}/session/${(opened as { sessionId: string }).sessionId}`
  const ask = (path: string) => send(`${session}${path}`, 'GET')
  const tell = (path: string, body: unknown = {}) => send(`${session}${path}`, 'POST', body)
  const of = (element: ElementReference) => `/element/${element[elementKey]}`

  return {
    open: (url: string) => tell('/url', { url }),
    address: async () => String(await ask('/url')),
    resize: (width: number, height: number) => tell('/window/rect', { width, height }),
    /** A screenshot of the page as PNG. */
    screenshot: async () => Buffer.from(String(await ask('/screenshot')), 'base64'),
    find: async (css: string) => (await tell('/element', { using: 'css selector', value: css })) as ElementReference,
    click: (element: ElementReference) => tell(`${of(element)}/click`),
    /** Types at the end of a field. A file input takes the path of a file. */
    fill: (element: ElementReference, text: string) => tell(`${of(element)}/value`, { text }),
    /** Role and name from the browser's accessibility tree. */
    role: async (element: ElementReference) => String(await ask(`${of(element)}/computedrole`)),
    name: async (element: ElementReference) => String(await ask(`${of(element)}/computedlabel`)),
    keys: (actions: readonly KeyAction[]) => tell('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] }),
    /** Moves the mouse over an element and leaves it there. */
    hover: (element: ElementReference) =>
      tell('/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [{ type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 }],
          },
        ],
      }),
    run: (script: string, args: readonly unknown[]) => tell('/execute/sync', { script, args }),
    close: () => send(session, 'DELETE'),
  }
}
export type WebDriverSession = Awaited<ReturnType<typeof openSession>>
