import { formatInstant } from '#domain/format/instant.ts'
import { familiesInFiles, hoursOfLoneExport } from '#domain/office/member-list.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const exportMessages = catalogue({
  confirmed: ['They can fetch the file for a day', 'ही फाइल त्यांना एक दिवस घेता येईल'],
  stopped: ['The file is not given', 'ही फाइल दिली जाणार नाही'],
})

export function waitsSentence(readyFrom: Date | null): Sentence {
  if (readyFrom)
    return {
      en: `More than ${familiesInFiles} families a day leave as files only with a second ADMIN. You are the only one, so the file comes after ${hoursOfLoneExport} hours: please press again from ${formatInstant(readyFrom.toISOString(), 'en')} on`,
      mr: `दिवसाला ${inDevanagari(familiesInFiles)} पेक्षा जास्त कुटुंबांची फाइल दुसऱ्या ADMIN च्या संमतीनेच मिळते. तुम्ही एकटेच आहात, म्हणून ती ${inDevanagari(hoursOfLoneExport)} तासांनी मिळेल: कृपया ${formatInstant(readyFrom.toISOString(), 'mr')} नंतर पुन्हा दाबा`,
    }
  return {
    en: `More than ${familiesInFiles} families a day leave as files only when another ADMIN agrees, under ‘Who read what’. Please press again then`,
    mr: `दिवसाला ${inDevanagari(familiesInFiles)} पेक्षा जास्त कुटुंबांची फाइल दुसऱ्या ADMIN ने ‘कोणी काय पाहिले’ येथे संमती दिल्यावरच मिळते. कृपया त्यानंतर पुन्हा दाबा`,
  }
}
