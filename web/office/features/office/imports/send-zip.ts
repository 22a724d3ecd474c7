import { call } from '#web/api/client.ts'
import { withRetries } from './with-retries.ts'

/** Uploads a ZIP in pieces and has the server read it. Reports the progress from 0 to 100, and returns the server's message. */
export async function sendZip(uuid: string, file: File, onProgress: (percent: number) => void): Promise<string> {
  const begun = { uuid, file_name: file.name, bytes: file.size }
  const { zip, piece_bytes } = await call('POST /office/imports/:uuid/zips', begun)
  for (let piece = 0; piece * piece_bytes < file.size; piece++) {
    const from = piece * piece_bytes
    const blob = file.slice(from, from + piece_bytes)
    await withRetries(() =>
      call(
        'POST /office/imports/:uuid/zips/:zip/pieces',
        { uuid, zip, piece },
        {
          file: { field: 'bytes', blob, name: 'piece' },
          onProgress: percent => onProgress(((from + (blob.size * percent) / 100) / file.size) * 100),
        },
      ),
    )
  }
  return (await withRetries(() => call('POST /office/imports/:uuid/zips/:zip/read', { uuid, zip }))).message
}
