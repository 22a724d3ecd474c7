import { Link } from '#web/ui/Link.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { resultWords } from './words.ts'

/** Shown where there is no result to step through. */
export function NoResults() {
  const say = resultWords(useLanguage())
  return (
    <div className="empty">
      <Lotus />
      <h1>{say.none}</h1>
      <p>{say.noneHelp}</p>
      <Link className="btn sec" href="/search/PREVIOUS">
        {say.changeSearch}
      </Link>
    </div>
  )
}
