import { heightInWords } from '#domain/format/height.ts'
import { heightsCm } from '#domain/limits.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Option } from '#web/ui/Select.tsx'

export const heightOptions = (language: Language): Option[] =>
  heightsCm.map(cm => ({ value: String(cm), label: heightInWords(cm, language) }))
