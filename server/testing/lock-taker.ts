// A process that takes the lock of a folder at a given moment, for the tests of that lock.
import { lockFolder } from '#server/db/folder-lock.ts'

export interface TakeOrder {
  folder: string
  at: number
}

let release = () => {}
process.on('message', (order: TakeOrder | 'release') => {
  if (order === 'release') {
    release()
    process.send?.('released')
    return
  }
  // Spinning starts two processes closer together than a timer would.
  while (Date.now() < order.at);
  lockFolder(order.folder).then(
    unlock => {
      release = unlock
      process.send?.('taken')
    },
    error => process.send?.(String(error)),
  )
})
process.send?.('ready')
