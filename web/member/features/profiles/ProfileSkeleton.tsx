import { memberWords } from '#web/member/words.ts'
import { AfterPause } from '#web/ui/AfterPause.tsx'
import { useLanguage } from '#web/ui/language.ts'
import './ProfileView.css'
import './ProfileSkeleton.css'

export function ProfileSkeleton() {
  const { loading } = memberWords(useLanguage())
  return (
    <AfterPause label={<h1>{loading}</h1>}>
      <div className="profile profile-skeleton">
        <div className="sk photo" />
        <div className="profile-text">
          <div className="card">
            <div className="surname" />
            <div className="lead" />
          </div>
          <div className="sk milan-place" />
          <div className="sk" />
          <div className="sk" />
        </div>
      </div>
    </AfterPause>
  )
}
