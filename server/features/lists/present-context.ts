import type { Language } from '#domain/words/catalogue.ts'
import { type NameOf, namesIn } from '#server/features/master-data/names.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { photoLink } from '#server/features/photos/links.ts'
import type { PhotoSize } from '#server/features/photos/pictures.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** What presenting a row needs: who reads it and when, names in their language, and links to photos of one size. */
export interface PresentContext {
  viewer: Pick<Viewer, 'id' | 'paid' | 'paused'>
  now: Date
  nameOf: NameOf
  photoLink: (photoId: string) => string
}

export async function presentContext(
  { secrets, masterData }: { secrets: Secrets; masterData: () => Promise<MasterData> },
  { viewer, language, now }: { viewer: Viewer; language: Language; now: Date },
  size: PhotoSize,
): Promise<PresentContext> {
  return {
    viewer,
    now,
    nameOf: namesIn(await masterData(), language),
    photoLink: photoId => photoLink(secrets, photoId, size, now),
  }
}
