import { parentPort } from 'node:worker_threads'
import { genderOffset, genders, idLength, rowLength } from './layout.ts'
import { type MemberStore, memberStore } from './member-store.ts'
import type { FromThread, Size, ToThread } from './messages.ts'
import { scan, visibleRows } from './scan.ts'

// This thread holds the members and scans them, so that no request waits for somebody else's search.
if (!parentPort) throw new Error('this file is a worker thread, started by scanner.ts')
const port = parentPort
const answer = (message: FromThread) => port.postMessage(message)

let stores: [MemberStore, MemberStore] = [memberStore(), memberStore()]

function put(rows: Uint8Array) {
  const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength)
  for (let at = 0; at < rows.byteLength; at += rowLength) {
    // Past the two there is no gender: the database has a check on it.
    const own = view.getUint16(at + genderOffset) === 0 ? stores[0] : stores[1]
    own.put(view, at)
  }
}

function change(ids: Uint8Array, rows: Uint8Array) {
  for (let at = 0; at < ids.byteLength; at += idLength) for (const one of stores) one.hide(ids, at)
  put(rows)
}

function size(): Size {
  const [brides, grooms] = stores.map(one => one.size()) as [Size, Size]
  return { members: brides.members + grooms.members, bytes: brides.bytes + grooms.bytes }
}

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'empty':
      stores = [memberStore(), memberStore()]
      break
    case 'load':
      put(message.rows)
      break
    case 'change':
      change(message.ids, message.rows)
      break
    case 'find': {
      const own = stores[genders.indexOf(message.gender)] as MemberStore
      const { count, rows } = scan(own, message.scan)
      answer({ kind: 'page', number: message.number, page: { count, ids: own.idsOf(rows) } })
      break
    }
    case 'stillVisible': {
      const own = stores[genders.indexOf(message.gender)] as MemberStore
      answer({ kind: 'stillVisible', number: message.number, ids: own.idsOf(visibleRows(own, message)) })
      break
    }
    case 'size':
      answer({ kind: 'size', number: message.number, size: size() })
      break
  }
})
