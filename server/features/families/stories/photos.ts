import { hourMs } from '#domain/durations.ts'
import type { Db } from '#server/db/open.ts'
import { noteUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { makePhotoOrRefuse } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** Encodes the picture of a couple anew and stores it. Returns its name. It is erased unless a row is written for it. */
export async function storeCouplePhotoOrRefuse(db: Db, files: Files, bytes: Buffer, now: Date): Promise<string> {
  const { page } = await makePhotoOrRefuse(bytes, null)
  const storedAs = `stories/${newId(now)}`
  await noteUpload(db, storedAs)
  await files.put(storedAs, page, 'image/webp')
  return storedAs
}

const addressOf = (storyId: string) => `/api/story-photo/${storyId}`

/** The address of a published story's photo. Everybody may open it. */
export const publicStoryPhoto = addressOf

/** A link for those who decide about a story before it is public: its partner and staff. It ends within two hours. */
export function storyPhotoLink(secrets: Secrets, storyId: string, now: Date): string {
  const expiresAt = String((Math.floor(now.getTime() / hourMs) + 2) * hourMs)
  return `${addressOf(storyId)}?e=${expiresAt}&s=${secrets.sign('story photo', `${storyId} ${expiresAt}`)}`
}

export const isValidStoryLink = (
  secrets: Secrets,
  { storyId, expiresAt, signature }: { storyId: string; expiresAt: string; signature: string },
  now: Date,
): boolean =>
  /^\d{1,15}$/.test(expiresAt) &&
  Number(expiresAt) > now.getTime() &&
  secrets.isSignedBy('story photo', `${storyId} ${expiresAt}`, signature)
