import { useLanguage } from '#web/ui/language.ts'
import type { HeadingLevel } from './present/blocks.ts'

interface Props {
  title: string
  mr: string
  level: HeadingLevel
}

/** English speaks, Marathi greets; a page in Marathi says it once. */
export function BlockHeading({ title, mr, level: Heading }: Props) {
  return (
    <Heading>
      {useLanguage() === 'en' ? <span lang="mr">{mr}</span> : null}
      {title}
    </Heading>
  )
}
