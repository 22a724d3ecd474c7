import type { MemberSummary } from '#contract/summary.ts'
import type { Gender } from '#domain/limits.ts'
import { SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { EyeIcon, PictureIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { photoWords } from '#web/ui/photos/words.ts'
import { factsOf, isForFree, photosOf, profileOf } from './facts.ts'
import { browsingWords } from './words.ts'
import '#web/ui/photos/photos.css'
import './any-card.css'

/** Smaller than a row of a list, and nothing in it to press but itself. */
export function LatestCard({ member, gender }: { member: MemberSummary; gender: Gender | null }) {
  const language = useLanguage()
  const say = browsingWords(language)
  const facts = factsOf(member, language)
  const photos = photosOf(member)
  const named = photoWords(language)
  const alt = photos.length > 0 ? named.photo(1, photos.length, member.last_name) : named.noPhoto(member.last_name)
  return (
    <article className="card latest-card">
      <div className="latest-photo">
        <Portrait image={photos[0]} gender={gender} alt={alt} lazy />
        {photos.length > 0 ? (
          <span className="photo-count num">
            <PictureIcon />
            <span aria-hidden="true">{photos.length}</span>
            <span className="sr">{say.photoCount(photos.length)}</span>
          </span>
        ) : null}
      </div>
      <div className="latest-body">
        <SurnameRows surname={member.last_name} registrationNo={member.registration_no} again={isForFree(member)}>
          {surname => (
            <h3>
              <Link className="whole" href={profileOf(member)}>
                {surname}
              </Link>
            </h3>
          )}
        </SurnameRows>
        <div className="latest-lines num">
          <p className="latest-status">{facts.maritalStatus}</p>
          <p>
            <b>{facts.born}</b> · <b>{facts.height}</b>
          </p>
          <p>{facts.education}</p>
          <p>{facts.occupationDetails}</p>
          <p>{`${facts.income} · ${facts.worksIn}`}</p>
          {facts.visited ? (
            <p className="visited">
              <EyeIcon />
              {say.visited(facts.visited)}
            </p>
          ) : null}
        </div>
      </div>
    </article>
  )
}
