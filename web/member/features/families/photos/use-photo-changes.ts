import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PhotoPrivacy } from '#domain/families/photo-privacy.ts'
import { call } from '#web/api/client.ts'
import { ownPhotosQuery } from '#web/member/parts/own-photos-query.ts'
import { sendChange } from '#web/member/parts/send-change.ts'
import { meQuery } from '#web/session/queries.ts'

/** What a member changes about the own photos, one change at a time. Each says whether it is done. */
export function usePhotoChanges() {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  /** The photos stand on this page, in the header and on the own profile. */
  const refresh = () =>
    Promise.all(
      [ownPhotosQuery.queryKey, meQuery.queryKey, ['profile']].map(queryKey => client.invalidateQueries({ queryKey })),
    )
  async function change(send: () => Promise<{ message: string }>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    try {
      return await sendChange(send, refresh)
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    refresh,
    remove: (image_uuid: string) => change(() => call('PUT /remove-image/:image_uuid', { image_uuid })),
    order: (images: string[]) => change(() => call('PUT /user/images/order', { images })),
    choosePrivacy: (photo_privacy: PhotoPrivacy) => change(() => call('PUT /user/photo-privacy', { photo_privacy })),
  }
}
