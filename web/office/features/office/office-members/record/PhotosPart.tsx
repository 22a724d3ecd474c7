import { MemberPhotos } from '#web/office/parts/MemberPhotos.tsx'
import { officeClient } from '#web/office/queries.ts'
import { useLanguage } from '#web/ui/language.ts'
import { memberQuery, type OfficeMemberRecord } from '../queries.ts'
import { RecordPart } from '../RecordPart.tsx'
import { memberRecordWords } from './words.ts'

export function PhotosPart({
  record: {
    uuid,
    name: { first, last },
    photos,
    told_by,
  },
}: {
  record: OfficeMemberRecord
}) {
  const t = memberRecordWords(useLanguage())
  const name = [first, last].join(' ')
  return (
    <RecordPart title={t.photos}>
      {photos.length === 0 ? <p>{t.none}</p> : null}
      <MemberPhotos
        member={{ uuid, name, told_by }}
        photos={photos}
        onChanged={() => void officeClient.invalidateQueries(memberQuery(uuid))}
      />
    </RecordPart>
  )
}
