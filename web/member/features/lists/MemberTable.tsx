import type { MemberSummary } from '#contract/summary.ts'
import { roomFor, truncate } from '#domain/format/truncate.ts'
import type { Gender } from '#domain/limits.ts'
import { largePhoto } from '#web/api/large-photo.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import { factsOf, photosOf, profileOf } from './facts.ts'
import { browsingWords } from './words.ts'
import './MemberTable.css'

interface Props {
  members: readonly MemberSummary[]
  gender: Gender | null
  caption: string
}

const columns = [
  'registrationNo',
  'photo',
  'surname',
  'dob',
  'maritalStatus',
  'height',
  'education',
  'incomeLakh',
  'occupationDetails',
  'workLocation',
  'nativePlace',
] as const

/** Everyone side by side, for a screen wide enough to compare them. */
export function MemberTable({ members, gender, caption }: Props) {
  const language = useLanguage()
  const say = browsingWords(language)
  return (
    <div className="card members-frame">
      <table className="members num">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {say[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map(member => {
            const facts = factsOf(member, language)
            return (
              <tr key={member.uuid}>
                <td>{member.registration_no}</td>
                <td>
                  <Carousel photos={photosOf(member)} gender={gender} of={member.last_name} large={largePhoto} lazy />
                </td>
                <th scope="row">
                  <Link href={profileOf(member)}>{truncate(member.last_name, roomFor.name)}</Link>
                </th>
                <td>{facts.born}</td>
                <td>{facts.maritalStatus}</td>
                <td>{facts.height}</td>
                <td>{facts.education}</td>
                <td>{facts.incomeInLakh}</td>
                <td>{facts.occupationDetails}</td>
                <td>{facts.worksIn}</td>
                <td>{facts.nativePlace}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
