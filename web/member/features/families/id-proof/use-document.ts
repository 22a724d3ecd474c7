import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DocumentSide, documentSides } from '#domain/families/id-proof.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { sendChange } from '#web/member/parts/send-change.ts'
import { tellFailure } from '#web/session/session.ts'
import { toast } from '#web/ui/Toasts.tsx'
import type { DocumentDraft, DraftErrors } from './draft.ts'
import { documentQuery } from './queries.ts'

const imageType = { front: 'FRONT', back: 'BACK' } as const

/** Sends the document and removes its files. Each resolves to whether it was done. */
export function useDocument() {
  const client = useQueryClient()
  const [sending, setSending] = useState<{ side: DocumentSide; percent: number } | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: documentQuery.queryKey })

  /** Sends the document first, then the file of each picked side. What was sent stays when a later file fails. */
  async function send({ type, number, picked }: DocumentDraft, done: string): Promise<DraftErrors | null> {
    if (!type) return {}
    let at: DocumentSide | null = null
    try {
      const { uuid } = await call('POST /add/document', { type, id_number: number })
      for (const side of documentSides) {
        const file = picked[side]
        if (!file) continue
        at = side
        setSending({ side, percent: 0 })
        await call(
          'POST /add/document/photo',
          { uuid, image_type: imageType[side], is_remove: '0' },
          {
            file: { field: 'image', blob: file, name: file.name },
            onProgress: percent => setSending({ side, percent }),
          },
        )
      }
      await refresh()
      toast.success(done)
      return null
    } catch (error) {
      tellFailure(error)
      await refresh()
      const number = error instanceof CallFailed ? error.fields.id_number : undefined
      return { ...(number && { number }), ...(at && error instanceof CallFailed && { [at]: error.message }) }
    } finally {
      setSending(null)
    }
  }

  const remove = (uuid: string, side: DocumentSide): Promise<boolean> =>
    sendChange(() => call('PUT /remove-document', { uuid, type: `${imageType[side]}_IMAGE` }), refresh)
  return { send, remove, sending }
}
