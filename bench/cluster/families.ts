// Families who look around, send interests, keep profiles and add photos, at a steady rate whatever becomes of the answers.
// Every write that was acknowledged is remembered, to be looked for at the end.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#server/db/open.ts'
import { picture } from '#server/testing/photos.ts'
import type { S3Store } from '#server/testing/s3-store.ts'
import { lookers } from '../community.ts'

const perSecond = { reads: 60, writes: 20, photos: 0.5 }
const looking = 1_000
const answerWithin = 45_000

export interface Asked {
  at: number
  kind: 'read' | 'write' | 'photo'
  /** Zero is no answer. */
  status: number
  answeredAt: number
}
interface Family {
  id: string
  token: string
  gender: string
}
interface Sent {
  method: 'GET' | 'POST'
  path: string
  token: string
  type?: string
  body?: Buffer | string
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 })

const send = (port: number, { method, path, token, type, body }: Sent): Promise<number> =>
  new Promise(resolve => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && {
        'content-type': type ?? 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    }
    const sending = request({ port, host: '127.0.0.1', path, method, headers, agent }, response => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', () => resolve(0))
    })
    sending.setTimeout(answerWithin, () => sending.destroy())
    sending.once('error', () => resolve(0)).end(body)
  })

async function photoForm(): Promise<{ type: string; body: Buffer }> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await picture('jpeg'))]), 'photo.jpg')
  const formed = new Request('http://localhost', { method: 'POST', body: form })
  return { type: formed.headers.get('content-type') ?? '', body: Buffer.from(await formed.arrayBuffer()) }
}

export async function openFamilies(db: Db) {
  const tokens = await lookers(db, looking)
  const active = db
    .selectFrom('members')
    .select(['id', 'gender'])
    .where('status', '=', 'active')
    .where('mobile_verified_at', 'is not', null)
  const families = (await active.orderBy('joined_at', 'desc').limit(looking).execute()).map(
    (row, n): Family => ({ ...row, token: tokens[n] ?? '' }),
  )
  const others = await active.orderBy('joined_at').limit(2_000).execute()
  const photo = await photoForm()
  /** What was acknowledged, and when. */
  const acknowledged = {
    interests: new Map<string, Date>(),
    shortlists: new Map<string, Date>(),
    photos: new Map<string, Date>(),
  }
  const asked: Asked[] = []
  const paths = ['/api/user/me', '/api/joined/member/pagination/list?offset=0', '/api/get-activity-count']

  const family = (n: number): Family => families[n % families.length] ?? { id: '', token: '', gender: '' }
  /** Another one each time that the same family's turn comes. */
  const somebodyFor = (one: Family, n: number) => {
    const fitting = others.filter(other => other.gender !== one.gender)
    return fitting[(Math.floor(n / families.length) * 7 + n) % fitting.length]?.id ?? ''
  }
  const doing: Record<Asked['kind'], (port: number, n: number) => Promise<number>> = {
    read: (port, n) => send(port, { method: 'GET', path: paths[n % paths.length] ?? '', token: family(n).token }),
    async write(port, n) {
      const one = family(n)
      const other = somebodyFor(one, n)
      const [path, done] =
        n % 2 === 0
          ? (['/api/send-intrest', acknowledged.interests] as const)
          : (['/api/short-list', acknowledged.shortlists] as const)
      const body = JSON.stringify({ to_user_id: other })
      const status = await send(port, { method: 'POST', path, token: one.token, body })
      if (status === 200) done.set(`${one.id} ${other}`, new Date())
      return status
    },
    async photo(port, n) {
      const one = family(n)
      const status = await send(port, { method: 'POST', path: '/api/user/add/photo', token: one.token, ...photo })
      if (status === 200) acknowledged.photos.set(one.id, new Date())
      return status
    },
  }
  const waiting = new Set<Promise<void>>()
  let asking: Promise<void>[] = []
  let going = true
  async function keepAsking(port: number, kind: Asked['kind'], rate: number) {
    const began = performance.now()
    for (let n = 0; going; n++) {
      await pause(Math.max(0, began + (n * 1000) / rate - performance.now()))
      if (!going) return
      const at = performance.now()
      const one = doing[kind](port, n).then(status => {
        asked.push({ at, kind, status, answeredAt: performance.now() })
        waiting.delete(one)
      })
      waiting.add(one)
    }
  }
  return {
    asked,
    start(port: number) {
      asking = [
        keepAsking(port, 'read', perSecond.reads),
        keepAsking(port, 'write', perSecond.writes),
        keepAsking(port, 'photo', perSecond.photos),
      ]
    },
    async stop() {
      going = false
      // What is acknowledged after the look for it would count as lost.
      await Promise.all(asking)
      await Promise.all(waiting)
      agent.destroy()
    },
    /** How many writes were acknowledged, and which of them are nowhere to be found. */
    async lost(now: Db, store: S3Store) {
      const interests = await now.selectFrom('interests').select(['sender_id', 'receiver_id']).execute()
      const shortlists = await now.selectFrom('shortlists').select(['member_id', 'shortlisted_id']).execute()
      const photos = await now.selectFrom('photos').select(['member_id', 'stored_as']).execute()
      const isStored = (name: string) => [...store.stored.keys()].some(file => file.startsWith(name))
      const kept = {
        interests: new Set(interests.map(row => `${row.sender_id} ${row.receiver_id}`)),
        shortlists: new Set(shortlists.map(row => `${row.member_id} ${row.shortlisted_id}`)),
        photos: new Set(photos.filter(row => isStored(row.stored_as)).map(row => row.member_id)),
      }
      const kinds = ['interests', 'shortlists', 'photos'] as const
      return {
        acknowledged: kinds.reduce((sum, kind) => sum + acknowledged[kind].size, 0),
        lost: kinds.flatMap(kind =>
          [...acknowledged[kind]]
            .filter(([one]) => !kept[kind].has(one))
            .map(([one, at]) => `${kind} ${one}, acknowledged at ${at.toISOString()}`),
        ),
      }
    },
  }
}
