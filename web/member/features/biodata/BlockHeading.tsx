import { useLanguage } from '#web/ui/language.ts'

/** English speaks, Marathi greets; a page in Marathi says it once. */
export function BlockHeading({ title, mr }: { title: string; mr: string }) {
  return (
    <h2>
      {useLanguage() === 'en' ? <span lang="mr">{mr}</span> : null}
      {title}
    </h2>
  )
}
