import { parentPort } from 'node:worker_threads'
import { findAmong, fitAmong } from '../scans/among.ts'
import { scanCriteriaCosts } from '../scans/criteria-costs.ts'
import { scanMatches } from '../scans/matches.ts'
import { scan, stillVisibleRows } from '../scans/page.ts'
import { scanCosts } from '../scans/wish-costs.ts'
import { idBytes } from '../store/ids.ts'
import { memberStores } from '../store/member-stores.ts'
import { stretchOf } from '../stored-part.ts'
import type { FromThread, ToThread } from './messages.ts'

// This thread holds the members and scans them, so that no request waits for somebody else's search.
if (!parentPort) throw new Error('this file is a worker thread, started by scanner.ts')
const port = parentPort
const answer = (message: FromThread) => port.postMessage(message)

let stores = memberStores()

port.on('message', (message: ToThread) => {
  if ('day' in message) stores.turnTo(message.day)
  switch (message.kind) {
    case 'empty':
      stores = memberStores()
      break
    case 'load':
      stores.put(message.rows)
      break
    case 'change':
      stores.change(message.ids, message.rows)
      stores.putWishes(message.wishes, message.ids)
      break
    case 'loadWishes':
      stores.putWishes(message.wishes)
      break
    case 'matches': {
      const own = stores.of(message.gender)
      const { rows, ...counts } = scanMatches(own, message.scan)
      answer({ kind: 'matches', number: message.number, page: { ...counts, ids: own.idsOf(rows) } })
      break
    }
    case 'costs':
      answer({ kind: 'costs', number: message.number, costs: scanCosts(stores.of(message.gender), message.scan) })
      break
    case 'findAmong':
    case 'fitAmong': {
      const own = stores.of(message.gender)
      const rowsByQuery = message.kind === 'findAmong' ? findAmong(own, message.scan) : fitAmong(own, message.scan)
      answer({ kind: 'among', number: message.number, ids: rowsByQuery.map(rows => own.idsOf(rows)) })
      break
    }
    case 'criteriaCosts':
      answer({
        kind: 'criteriaCosts',
        number: message.number,
        costs: scanCriteriaCosts(stores.of(message.gender), message.scan),
      })
      break
    case 'find': {
      const own = stores.of(message.gender)
      const { count, rows } = scan(own, message.scan)
      answer({ kind: 'page', number: message.number, page: { count, ids: own.idsOf(rows) } })
      break
    }
    case 'collect': {
      const own = stores.of(message.gender)
      const { count, rows } = scan(own, message.scan)
      answer({ kind: 'result', number: message.number, result: { count, numbers: own.numbersOf(rows) } })
      break
    }
    case 'stillVisible': {
      const own = stores.of(message.gender)
      const rows = stillVisibleRows(own, message)
      const { from, to, position } = stretchOf(message.wanted, id => rows.indexOf(own.rowOf(idBytes(id))))
      const part = { length: rows.length, from, position, ids: own.idsOf(rows.slice(from, to)) }
      answer({ kind: 'stillVisible', number: message.number, part })
      break
    }
    case 'size':
      answer({ kind: 'size', number: message.number, size: stores.size() })
      break
  }
})
