import { randomUUID } from 'node:crypto'
import { type Check, reasonOf } from '../finding.ts'

/** Whether a file can be written, read and erased. */
export const storage: Check = {
  name: 'storage',
  scope: 'node',
  isFrequent: false,
  async run({ files }) {
    const name = `doctor/${randomUUID()}`
    const bytes = Buffer.from('written by the doctor')
    try {
      await files.put(name, bytes, 'application/octet-stream')
      const read = await files.get(name)
      await files.remove(name)
      if (!read?.equals(bytes)) throw new Error('a file that was written was not there')
      return []
    } catch (error) {
      return [{ id: 'storage_away', detail: reasonOf(error) }]
    }
  },
}
