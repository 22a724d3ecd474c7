import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { fullName } from '#domain/format/name.ts'
import { meQuery } from '#web/api/queries.ts'
import { Failure } from '#web/member/frame/Failure.tsx'
import { Loading } from '#web/member/frame/Loading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { OwnRecord } from './OwnRecord.tsx'
import { myProfileWords } from './words.ts'
import './MyProfileScreen.css'

export default function MyProfileScreen() {
  const say = myProfileWords(useLanguage())
  const { data: member, error, refetch } = useQuery(meQuery)
  if (!member) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <div className="own">
      <header>
        <h1>{say.myProfile}</h1>
        <Link className="btn sec" href={`/profile-view/${member.uuid}/SELF`}>
          <Icon of={IconEye} />
          {say.preview}
        </Link>
      </header>
      <div className="own-portrait card">
        <Portrait image={member.image} gender={member.gender} alt={say.yourPortrait} />
        <div className="surname">
          <b>{member.last_name}</b>
          <span className="reg num">{member.registration_no}</span>
        </div>
        <p className="own-line num">
          <b>{fullName(member)}</b>
          {`${formatDay(member.dob)} · ${formatHeight(member.height)}`}
        </p>
      </div>
      <OwnRecord member={member} />
    </div>
  )
}
