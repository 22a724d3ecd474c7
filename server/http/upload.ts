import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { photoMaxBytes } from '#domain/limits.ts'
import { refusalFor } from './errors.ts'
import type { UploadedFile } from './handler.ts'
import { Refusal } from './refusal.ts'

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

/** Each upload under way may hold a whole file in memory. */
const maxUnderWay = 20
let underWay = 0

/** Reads a multipart body: its text fields and its one file. The file stays in memory, so no raw upload reaches the disk. */
export async function readUpload(request: FastifyRequest, field: string) {
  if (!request.isMultipart()) throw new Refusal('wrong_content_type')
  if (underWay >= maxUnderWay) throw new Refusal('overloaded', { retryAfterSeconds: 5 })
  underWay++
  try {
    return await readParts(request, field)
  } catch (error) {
    // The parser's own errors have no status. Whatever it stumbled on was sent by the caller.
    throw refusalFor(error) ?? new Refusal('bad_input')
  } finally {
    underWay--
  }
}

async function readParts(request: FastifyRequest, field: string) {
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated || typeof part.value !== 'string')
        throw new Refusal('bad_input')
      fields[part.fieldname] = part.value
    } else if (part.fieldname === field) {
      file = { bytes: await part.toBuffer(), name: part.filename }
    } else {
      throw new Refusal('bad_input', { fields: { [part.fieldname]: 'unknown:' } })
    }
  }
  if (!file || file.bytes.length === 0) throw new Refusal('bad_input', { fields: { [field]: 'required:' } })
  return { fields, file }
}
