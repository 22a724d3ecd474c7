import type { WrittenPath } from '#domain/screens.ts'
import { catalogue } from '#domain/words/catalogue.ts'

export const writtenWords = catalogue({
  back: ['Back', 'मागे'],
  related: ['Read next', 'आणखी वाचा'],
  loading: ['The page is loading', 'पान येत आहे'],
})

/** The greeting above each title. */
export const eyebrows: Record<WrittenPath, string> = {
  '/about-us': 'आमच्याविषयी',
  '/terms': 'अटी व नियम',
  '/privacy': 'गोपनीयता',
  '/safety': 'सावधानता',
  '/grievance': 'तक्रार निवारण',
  '/how-we-check': 'पडताळणी',
  '/refunds': 'परतावा',
}
