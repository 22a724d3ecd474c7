import { type OutboxChannel, outboxChannels } from '#domain/telling/channels.ts'
import { deliverNext, type WorkerOptions } from './deliver.ts'

/** Looks for due messages of a channel every second. Stopping waits for the delivery under way. */
function startChannel(options: WorkerOptions, channel: OutboxChannel): { stop(): Promise<void> } {
  let isStopped = false
  let wake = () => {}
  const sleep = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, 1000)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const running = (async () => {
    while (!isStopped) {
      try {
        if (await deliverNext(options, channel)) continue
      } catch (error) {
        options.onError(error)
      }
      if (!isStopped) await sleep()
    }
  })()
  return {
    async stop() {
      isStopped = true
      wake()
      await running
    },
  }
}

/** Starts a loop for each channel, so that a slow mail server never delays a code by SMS. */
export function startOutboxWorker(options: WorkerOptions): { stop(): Promise<void> } {
  const channels = outboxChannels.map(channel => startChannel(options, channel))
  return {
    async stop() {
      await Promise.all(channels.map(channel => channel.stop()))
    },
  }
}
