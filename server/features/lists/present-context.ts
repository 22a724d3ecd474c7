import type { Language } from '#domain/words/catalogue.ts'
import { type NameOf, namesIn } from '#server/features/master-data/names.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { photoLink } from '#server/features/photos/links.ts'
import type { PhotoSize } from '#server/features/photos/pictures.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** What presenting a row needs: names in the reader's language, and links to photos of one size. */
export interface PresentContext {
  nameOf: NameOf
  photoLink: (photoId: string) => string
}

export async function presentContext(
  { secrets, masterData }: { secrets: Secrets; masterData: () => Promise<MasterData> },
  { language, now }: { language: Language; now: Date },
  size: PhotoSize,
): Promise<PresentContext> {
  return {
    nameOf: namesIn(await masterData(), language),
    photoLink: photoId => photoLink(secrets, photoId, size, now),
  }
}
