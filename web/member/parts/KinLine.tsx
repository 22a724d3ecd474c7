import type { KinSign } from '#domain/relations/kin.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { useLanguage } from '#web/ui/language.ts'

const signWords = catalogue<Record<KinSign, string>>({
  devak: ['the same devak', 'देवक एक आहे'],
  gotra: ['the same gotra', 'गोत्र एक आहे'],
  kuldaivat: ['the same kuldaivat and native village', 'कुलदैवत आणि मूळ गाव एक आहे'],
  surname: ['the same surname and native village', 'आडनाव आणि मूळ गाव एक आहे'],
  mama: ['a mama from the same house', 'मामांकडून नाते असू शकते'],
})
const kinWords = catalogue({
  ask: [
    (signs: string) => `Please ask the elders about kinship: ${signs}.`,
    (signs: string) => `कृपया नात्याबद्दल घरच्या मोठ्यांना विचारा: ${signs}.`,
  ],
})

/** Says gently that two families may be related. Nothing follows from it. */
export function KinLine({ signs }: { signs: readonly KinSign[] }) {
  const language = useLanguage()
  if (signs.length === 0) return null
  return <p>{kinWords(language).ask(signs.map(sign => signWords(language)[sign]).join(', '))}</p>
}
