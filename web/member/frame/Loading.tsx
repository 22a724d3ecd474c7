import { memberWords } from '#web/member/words.ts'
import { AfterPause } from '#web/ui/AfterPause.tsx'
import { useLanguage } from '#web/ui/language.ts'
import './Loading.css'

/** A skeleton in the shape of a screen that begins with a portrait and a name. */
export function Loading() {
  const { loading } = memberWords(useLanguage())
  return (
    <AfterPause label={<h1>{loading}</h1>}>
      <div className="loading">
        <div className="sk portrait" />
        <div className="lines">
          <div className="sk name" />
          <div className="sk" />
          <div className="sk short" />
        </div>
      </div>
    </AfterPause>
  )
}
