import { type ReactNode, useRef } from 'react'
import { hasScreen } from '#domain/screens.ts'
import { ListHead } from '#web/member/features/lists/ListHead.tsx'
import { memberWords } from '#web/member/words.ts'
import { Link } from '#web/ui/Link.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { suggestionWords } from './words.ts'

function Instead({ message, help, children }: { message: string; help: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { suggestions } = memberWords(useLanguage())
  return (
    <>
      <ListHead back={{ href: '/dashboard' }} eyebrow="निवडक स्थळे" title={suggestions} heading={heading} />
      <div className="empty">
        <Lotus />
        <h2>{message}</h2>
        <p>{help}</p>
        {children}
      </div>
    </>
  )
}

export function NoneYet() {
  const say = suggestionWords(useLanguage())
  return <Instead message={say.none} help={say.noneHelp} />
}

export function PlanNeeded() {
  const say = suggestionWords(useLanguage())
  return (
    <Instead message={say.needsPlan} help={say.needsPlanHelp}>
      {hasScreen('/membership-plans') ? (
        <Link className="btn sec" href="/membership-plans">
          {say.viewPlan}
        </Link>
      ) : null}
    </Instead>
  )
}
