import { addAbortSignal, type Readable } from 'node:stream'
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { photoMaxBytes } from '#domain/limits.ts'
import type { ArrivingUpload, ArrivingUploads } from './arriving-uploads.ts'
import { refusalFor } from './errors.ts'
import type { UploadedFile } from './handler.ts'
import { Refusal } from './refusal.ts'

/** Room for the fields beside a file and the boundaries between them. */
const roomForFields = 256 * 1024

export const multipartLimits = {
  fileSize: photoMaxBytes,
  files: 1,
  fields: 10,
  fieldSize: 1024,
  // The parser leaves the parts above its own limit without an error handler: a body cut off in one of them would end the
  // process. Fields and files are bounded above, and any other part is skipped.
  parts: Number.POSITIVE_INFINITY,
  headerPairs: 50,
}

/**
 * Reads a multipart body: its text fields and its one file. The file stays in memory, so no raw upload reaches the disk.
 */
export async function readUpload(
  request: FastifyRequest,
  { file, maxFileBytes = photoMaxBytes }: { file: string; maxFileBytes?: number | undefined },
  arriving: ArrivingUploads,
  uploader: string,
) {
  if (!request.isMultipart()) throw new Refusal('wrong_content_type')
  // A body that declares itself too large is refused before any of it is read.
  if (Number(request.headers['content-length'] ?? 0) > maxFileBytes + roomForFields) throw new Refusal('file_too_large')
  const gaveWay = new AbortController()
  const upload = arriving.beginOrRefuse(uploader, () =>
    gaveWay.abort(new Refusal('overloaded', { retryAfterSeconds: 5 })),
  )
  try {
    return await readParts(request, { field: file, maxFileBytes }, upload, gaveWay.signal)
  } catch (error) {
    gaveWay.signal.throwIfAborted()
    // The parser's own errors have no status. Whatever it stumbled on was sent by the caller.
    throw refusalFor(error) ?? new Refusal('bad_input')
  } finally {
    upload.end()
  }
}

async function readParts(
  request: FastifyRequest,
  { field, maxFileBytes }: { field: string; maxFileBytes: number },
  upload: ArrivingUpload,
  gaveWay: AbortSignal,
) {
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  for await (const part of request.parts({ limits: { ...multipartLimits, fileSize: maxFileBytes } })) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated || typeof part.value !== 'string')
        throw new Refusal('bad_input')
      fields[part.fieldname] = part.value
    } else if (part.fieldname === field) {
      file = { bytes: await wholeFile(part.file, upload, gaveWay), name: part.filename }
    } else {
      throw new Refusal('bad_input', { fields: { [part.fieldname]: 'unknown:' } })
    }
  }
  if (!file || file.bytes.length === 0) throw new Refusal('bad_input', { fields: { [field]: 'required:' } })
  return { fields, file }
}

async function wholeFile(stream: Readable & { truncated: boolean }, upload: ArrivingUpload, gaveWay: AbortSignal) {
  const chunks: Buffer[] = []
  for await (const chunk of addAbortSignal(gaveWay, stream)) {
    upload.hold(chunk.length)
    chunks.push(chunk)
  }
  if (stream.truncated) throw new Refusal('file_too_large')
  return Buffer.concat(chunks)
}
