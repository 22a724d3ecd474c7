import { rememberedKeyDatabase } from '#web/api/storage.ts'

/** Stores the key of the remembered password as an object that no script can export. */
export interface KeyStore {
  load(): Promise<CryptoKey | null>
  save(key: CryptoKey): Promise<void>
  drop(): Promise<void>
}

const database = rememberedKeyDatabase
const store = 'keys'
const only = 'password'

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  return done(opening)
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no keys'))
  })
}

async function inStore<T>(mode: IDBTransactionMode, act: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await open()
  try {
    return await done(act(opened.transaction(store, mode).objectStore(store)))
  } finally {
    opened.close()
  }
}

export const browserKeyStore: KeyStore = {
  load: async () => {
    const key: unknown = await inStore('readonly', keys => keys.get(only))
    return key instanceof CryptoKey ? key : null
  },
  save: async key => void (await inStore('readwrite', keys => keys.put(key, only))),
  drop: async () => void (await done(indexedDB.deleteDatabase(database))),
}
