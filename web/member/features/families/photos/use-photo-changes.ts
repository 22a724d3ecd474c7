import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FacePoint, faceText } from '#domain/families/face.ts'
import type { PhotoPrivacy } from '#domain/families/photo-privacy.ts'
import { call } from '#web/api/client.ts'
import { ownPhotosQuery } from '#web/member/parts/own-photos-query.ts'
import { sendChange } from '#web/member/parts/send-change.ts'
import { meQuery } from '#web/session/queries.ts'

/** The changes to the member's own photos, one at a time. Each resolves to whether it was done. */
export function usePhotoChanges() {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  /** This page, the header and the member's own profile show the photos. */
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
    placeFace: (image_uuid: string, face: FacePoint) =>
      change(() => call('PUT /user/images/face', { image_uuid, face: faceText(face) })),
    remove: (image_uuid: string) => change(() => call('PUT /remove-image/:image_uuid', { image_uuid })),
    order: (images: string[]) => change(() => call('PUT /user/images/order', { images })),
    choosePrivacy: (photo_privacy: PhotoPrivacy) => change(() => call('PUT /user/photo-privacy', { photo_privacy })),
  }
}
