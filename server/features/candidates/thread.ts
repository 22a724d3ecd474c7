import { parentPort } from 'node:worker_threads'
import { genderOffset, genders, idLength, rowLength } from './layout.ts'
import { type Shelf, shelf } from './member-store.ts'
import type { FromThread, Size, ToThread } from './messages.ts'
import { scan, stillVisible } from './scan.ts'

// The thread that holds the members and scans them: nobody's poll waits for another's search.
if (!parentPort) throw new Error('this file is a worker thread, started by scanner.ts')
const port = parentPort
const answer = (message: FromThread) => port.postMessage(message)

let shelves: [Shelf, Shelf] = [shelf(), shelf()]

function put(rows: Uint8Array) {
  const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength)
  for (let at = 0; at < rows.byteLength; at += rowLength) {
    // Past the two there is no gender: the database has a check on it.
    const own = view.getUint16(at + genderOffset) === 0 ? shelves[0] : shelves[1]
    own.put(view, at)
  }
}

function change(ids: Uint8Array, rows: Uint8Array) {
  for (let at = 0; at < ids.byteLength; at += idLength) for (const one of shelves) one.hide(ids, at)
  put(rows)
}

function size(): Size {
  const [brides, grooms] = shelves.map(one => one.size()) as [Size, Size]
  return { members: brides.members + grooms.members, bytes: brides.bytes + grooms.bytes }
}

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'empty':
      shelves = [shelf(), shelf()]
      break
    case 'load':
      put(message.rows)
      break
    case 'change':
      change(message.ids, message.rows)
      break
    case 'find': {
      const own = shelves[genders.indexOf(message.gender)] as Shelf
      const { count, rows } = scan(own, message.scan)
      answer({ kind: 'found', number: message.number, found: { count, ids: own.idsOf(rows) } })
      break
    }
    case 'stillThere': {
      const own = shelves[genders.indexOf(message.gender)] as Shelf
      answer({ kind: 'stillThere', number: message.number, ids: own.idsOf(stillVisible(own, message)) })
      break
    }
    case 'size':
      answer({ kind: 'size', number: message.number, size: size() })
      break
  }
})
