import { useLanguage } from '#web/ui/language.ts'
import type { HeadingLevel } from './present/blocks.ts'

interface Props {
  title: string
  mr: string
  level: HeadingLevel
}

/** The heading of a block. On an English page the Marathi heading follows it. */
export function BlockHeading({ title, mr, level: Heading }: Props) {
  return (
    <Heading>
      {useLanguage() === 'en' ? <span lang="mr">{mr}</span> : null}
      {title}
    </Heading>
  )
}
