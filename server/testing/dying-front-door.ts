// The thread of the front door, as if something that a stranger sent had broken it. The one opened after it stays.
import { setTimeout as pause } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import '#server/http/front-door/thread.ts'

if (workerData.port === 0) {
  await pause(100)
  throw new Error('broken')
}
