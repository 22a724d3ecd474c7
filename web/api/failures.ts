import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { CallFailed } from './client.ts'

const words = catalogue({
  en: {
    badResponse: 'Bad Response',
    serverError: 'Server Error',
    notResponding: 'Server Not Responding',
    badCredentials: 'Invalid Username or Password',
  },
  mr: {
    badResponse: 'सर्व्हरकडून योग्य उत्तर मिळाले नाही',
    serverError: 'सर्व्हरमध्ये अडचण आली आहे',
    notResponding: 'सर्व्हरकडून प्रतिसाद मिळत नाही',
    badCredentials: 'वापरकर्ता किंवा पासवर्ड चुकीचा आहे',
  },
})

/** What the member is told when a call fails; anything that is not a failed call is a fault of ours, told as one. */
export function wordFailure(language: Language, error: unknown): string {
  const say = words(language)
  if (!(error instanceof CallFailed)) return say.badResponse
  if (error.status === 0) return say.notResponding
  if (error.status === 500) return say.serverError
  return error.message || say.badResponse
}

/** At login a refusal without a sentence of its own means one thing. */
export function wordLoginFailure(language: Language, error: unknown): string {
  const refused = error instanceof CallFailed && (error.status === 400 || error.status === 404)
  return (refused && (error.message || words(language).badCredentials)) || wordFailure(language, error)
}
