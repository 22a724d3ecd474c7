import { privatePhotos } from '#web/session/private-photos.ts'
import { tellFailure } from '#web/session/session.ts'
import { saveFile } from '#web/ui/files/save-file.ts'

/** Downloads a receipt or invoice. It needs the session's token, so it is fetched instead of linked. */
export const savePaper = ({ uuid, number }: { uuid: string; number: string }): Promise<void> =>
  privatePhotos
    .load(`/api/payment/document/${uuid}`)
    .then(file => saveFile(file, `${number.replace(/\W+/g, '-')}.pdf`), tellFailure)
