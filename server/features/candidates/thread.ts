import { parentPort } from 'node:worker_threads'
import { memberStores } from './member-stores.ts'
import type { FromThread, ToThread } from './messages.ts'
import { scan, stillVisibleRows } from './scan.ts'

// This thread holds the members and scans them, so that no request waits for somebody else's search.
if (!parentPort) throw new Error('this file is a worker thread, started by scanner.ts')
const port = parentPort
const answer = (message: FromThread) => port.postMessage(message)

let stores = memberStores()

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'empty':
      stores = memberStores()
      break
    case 'load':
      stores.put(message.rows)
      break
    case 'change':
      stores.hide(message.ids)
      stores.put(message.rows)
      break
    case 'find': {
      const own = stores.of(message.gender)
      const { count, rows } = scan(own, message.scan)
      answer({ kind: 'page', number: message.number, page: { count, ids: own.idsOf(rows) } })
      break
    }
    case 'stillVisible': {
      const own = stores.of(message.gender)
      answer({ kind: 'stillVisible', number: message.number, ids: own.idsOf(stillVisibleRows(own, message)) })
      break
    }
    case 'size':
      answer({ kind: 'size', number: message.number, size: stores.size() })
      break
  }
})
