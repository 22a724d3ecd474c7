import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { dashboardWords } from './words.ts'
import './Completeness.css'

export function Completeness({ percentage }: { percentage: number }) {
  const say = dashboardWords(useLanguage())
  const complete = percentage >= 100
  return (
    <section className="card empty complete">
      <Lotus />
      <h2>{say.welcome}</h2>
      <p>{complete ? say.isComplete : say.complete(percentage)}</p>
      {complete ? null : (
        <>
          <progress max={100} value={percentage} aria-label={say.complete(percentage)} />
          <p className="hint">{say.whyComplete}</p>
        </>
      )}
    </section>
  )
}
