/** The message by which a page asks the worker for the shared photo. */
export const askForShared = 'shared photo'

/** Takes the shared photo from the worker, once. Null if there is none, such as after a restart of the worker. */
export async function takeSharedPhoto(): Promise<File | null> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return null
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<unknown>(resolve => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker.postMessage(askForShared, [port2])
  const photo = await answered
  return photo instanceof File ? photo : null
}
