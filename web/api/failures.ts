import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { PartUnreached } from '#web/ui/load-part.ts'
import { CallFailed } from './client.ts'

const words = catalogue({
  badResponse: ['Bad Response', 'आत्ता होऊ शकले नाही. इंटरनेट पाहून पुन्हा प्रयत्न करा'],
  serverError: ['Server Error', 'आमच्याकडे अडचण आली आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा'],
  notResponding: ['Server Not Responding', 'सध्या उत्तर मिळत नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा'],
  offline: ['No internet connection', 'इंटरनेट जोडणी नाही'],
  badCredentials: ['Invalid Username or Password', 'मोबाइल/ई-मेल किंवा पासवर्ड चुकीचा आहे'],
})

/** Whether the browser is sure that it has no network. The opposite is only a guess. */
export const isOffline = (): boolean => navigator.onLine === false

/** The sentence for a failed call. Any other error is a bug of the page and is called a bad response. */
export function wordFailure(language: Language, error: unknown): string {
  const t = words(language)
  // Without a network the code of a dialog fails to load too, and that is no bug of the page.
  const isUnreached = error instanceof PartUnreached
  if (!(isUnreached || error instanceof CallFailed)) return isOffline() ? t.offline : t.badResponse
  if (isUnreached || error.status === 0) return isOffline() ? t.offline : t.notResponding
  if (error.status === 500) return t.serverError
  return error.message || t.badResponse
}

/** A refused login without a sentence of its own means wrong credentials. */
export function wordLoginFailure(language: Language, error: unknown): string {
  const refused = error instanceof CallFailed && (error.status === 400 || error.status === 404)
  return (refused && (error.message || words(language).badCredentials)) || wordFailure(language, error)
}
