import { IconEye, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { fullName } from '#domain/format/name.ts'
import { OwnBiodata } from '#web/member/features/families/biodata/OwnBiodata.tsx'
import { LazyPatrika } from '#web/member/features/families/patrika/LazyPatrika.tsx'
import { PhotosEditor } from '#web/member/features/families/photos/PhotosEditor.tsx'
import { OwnSeeLink } from '#web/member/features/relations/see-links/OwnSeeLink.tsx'
import AskedNotice from '#web/member/parts/AskedNotice.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { ownPhotosQuery } from '#web/member/parts/own-photos-query.ts'
import { PausedNotice } from '#web/member/parts/PausedNotice.tsx'
import { SurnameBand } from '#web/member/parts/SurnameRows.tsx'
import { UnreachableNotice } from '#web/member/parts/UnreachableNotice.tsx'
import { WaitingRequestNotice } from '#web/member/parts/WaitingRequestNotice.tsx'
import { meQuery } from '#web/session/queries.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { Completeness } from './Completeness.tsx'
import styles from './MyProfileScreen.module.css'
import { OwnDetails, Part } from './OwnDetails.tsx'
import { RegisteredContacts } from './RegisteredContacts.tsx'
import { OwnFormsNotice } from './second-script/OwnFormsNotice.tsx'
import { myProfileWords } from './words.ts'

export default function MyProfileScreen() {
  const language = useLanguage()
  const t = myProfileWords(language)
  const { data, error, refetch } = useQuery(meQuery)
  const { data: photos } = useQuery(ownPhotosQuery)
  const member = useMemo(() => data && inLanguage(data, language), [data, language])
  if (!data || !member) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <div className={styles.screen}>
      <header className="apart">
        <h1>{t.myProfile}</h1>
        <div className={styles.ways}>
          <ButtonLink href={`/profile-view/${member.uuid}/SELF`}>
            <Icon of={IconEye} />
            {t.preview}
          </ButtonLink>
          <ButtonLink kind="primary" href="/edit-profile">
            <Icon of={IconPencil} />
            {t.editProfile}
          </ButtonLink>
        </div>
      </header>
      <PausedNotice member={member} />
      <WaitingRequestNotice member={member} />
      <UnreachableNotice member={member} />
      <AskedNotice member={member} />
      <Completeness member={member} />
      <OwnFormsNotice member={data} />
      <div className={styles.aside}>
        <Card className={styles.portrait}>
          <Portrait image={photos?.list[0]?.image ?? member.image} gender={member.gender} alt={t.yourPortrait} />
          <SurnameBand registrationNo={member.registration_no} className={styles.surname}>
            <b>{member.last_name}</b>
          </SurnameBand>
          <p className={classNames(styles.line, 'numeric')}>
            <b>{fullName(member)}</b>
            {`${formatDay(member.dob, language)} · ${formatHeight(member.height, language)}`}
          </p>
        </Card>
        <RegisteredContacts member={member} />
        <OwnBiodata
          memberId={member.uuid}
          hasKundali={Boolean(member.birth_time && (member.birth_district_id ?? member.birth_place_id))}
        >
          <OwnSeeLink memberId={member.uuid} />
        </OwnBiodata>
      </div>
      <div className={styles.parts}>
        <div id="photos">
          <PhotosEditor gender={member.gender} />
        </div>
        <OwnDetails member={member} />
        <Part title={t.kundali} from="birth_time">
          <LazyPatrika uuid={member.uuid} version={member.version} isOwn />
        </Part>
      </div>
    </div>
  )
}
