import { privatePhotos } from '#web/session/private-photos.ts'
import { tellFailure } from '#web/session/session.ts'
import { saveFile } from '#web/ui/files/save-file.ts'

/** Saves a receipt or invoice. The session admits, so it is fetched and not linked. */
export const savePaper = ({ uuid, number }: { uuid: string; number: string }): Promise<void> =>
  privatePhotos
    .load(`/api/payment/document/${uuid}`)
    .then(file => saveFile(file, `${number.replace(/\W+/g, '-')}.pdf`), tellFailure)
