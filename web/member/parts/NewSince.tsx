import { IconSparkles } from '@tabler/icons-react'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MarkIcon } from './MarkIcon.tsx'

const newWords = catalogue({
  isNew: ['New since your last visit', 'तुमच्या मागील भेटीनंतर आलेले'],
  count: [
    (count: number, isMore: boolean) => `${count}${isMore ? ' or more' : ''} new since your last visit`,
    (count: number, isMore: boolean) => `तुमच्या मागील भेटीनंतर ${inDevanagari(count)}${isMore ? ' किंवा अधिक' : ''} नवीन`,
  ],
})

/** Marks a family that joined since the viewer's last visit. */
export function NewMark({ isNew }: { isNew: boolean }) {
  const language = useLanguage()
  return isNew ? <MarkIcon of={IconSparkles} tone="gold" name={newWords(language).isNew} /> : null
}

/** Says how many families of a list joined since the viewer's last visit. Draws nothing if none did. */
export function NewCount({ count, isMore }: { count: number; isMore: boolean }) {
  const language = useLanguage()
  return count > 0 ? <Badge tone="gold">{newWords(language).count(count, isMore)}</Badge> : null
}
