// A backup is one file: a head in plain text, then frames. A frame is a letter for its kind, the length of what follows in four
// bytes, and that many bytes, which `seal.ts` seals. Each table and file is an entry: its name, its bytes in blocks, its totals.
import { z } from 'zod'

export const magic = Buffer.from('saptapadi backup 1\n')

export const frames = { begin: 'B', entry: 'E', block: 'D', entryEnd: 'F', close: 'Z' } as const
export type FrameKind = (typeof frames)[keyof typeof frames]

/** Content is cut into blocks of this size, so that no table or file is in memory as a whole. */
export const blockBytes = 512 * 1024
/** More than any frame has, so that a damaged length does not allocate gigabytes. */
export const longestFrame = 64 * 1024 * 1024

/** How the frames are sealed. The numbers are scrypt's parameters. */
export const headSchema = z.object({
  encryption: z
    .object({
      salt: z.base64(),
      n: z
        .int()
        .min(2)
        .max(2 ** 20),
      r: z.int().min(1).max(32),
      p: z.int().min(1).max(16),
      /** Tells a wrong passphrase from a damaged file. */
      check: z.base64(),
    })
    .nullable(),
  /** Where nothing is encrypted. */
  signed: z.object({ salt: z.base64(), check: z.base64() }).optional(),
})
export type Head = z.infer<typeof headSchema>

export const beginSchema = z.object({
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order in which they follow. */
  tables: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Only in a file that a passphrase encrypts. */
  appSecret: z.string().nullable(),
  /** In a copy of PostgreSQL's folder: what seals the pieces that follow it. Only in a file that a passphrase encrypts. */
  archiveKey: z.string().nullable().optional(),
})
export type Begin = z.infer<typeof beginSchema>

export const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('file'), name: z.string() }),
])
export type Entry = z.infer<typeof entrySchema>

export const totalsSchema = z.object({
  bytes: z.number(),
  /** Lines of a table. A file has none. */
  rows: z.number().nullable(),
  sha256: z.string(),
})
export type Totals = z.infer<typeof totalsSchema>

export const closeSchema = z.object({
  files: z.number(),
  /** Files that were erased while the backup was made. */
  erasedFiles: z.number(),
})
export type Close = z.infer<typeof closeSchema>
