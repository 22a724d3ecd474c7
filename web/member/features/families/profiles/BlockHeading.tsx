import { useLanguage } from '#web/ui/language.ts'
import type { HeadingLevel } from './present/blocks.ts'

interface Props {
  title: string
  mr: string
  level: HeadingLevel
}

/** An English heading has the Marathi one beside it. A page in Marathi has the heading once. */
export function BlockHeading({ title, mr, level: Heading }: Props) {
  return (
    <Heading>
      {useLanguage() === 'en' ? <span lang="mr">{mr}</span> : null}
      {title}
    </Heading>
  )
}
