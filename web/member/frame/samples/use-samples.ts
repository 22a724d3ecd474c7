import { useLanguage } from '#web/ui/language.ts'
import { sampleContact, sampleMembers, sampleProfile } from './people.ts'

/** The Marathi that the server would send. A text that is not listed, such as a code or a number, stays as it is. */
const marathi = new Map(
  Object.entries({
    Namuna: 'नमुना',
    Udaharane: 'उदाहरणे',
    Namune: 'नमुने',
    'Kalpit Udaharane': 'कल्पित उदाहरणे',
    Unmarried: 'अविवाहित',
    Slim: 'सडपातळ',
    Wheatish: 'गव्हाळ',
    Vegetarian: 'शाकाहारी',
    'M.Com, CA Inter': 'एम.कॉम., सीए इंटर',
    'B.E. Computer': 'बी.ई. कॉम्प्युटर',
    'B.E. Mechanical': 'बी.ई. मेकॅनिकल',
    'B.Sc. Nursing': 'बी.एस्सी. नर्सिंग',
    'Accounts officer': 'लेखा अधिकारी',
    'Private job': 'खासगी नोकरी',
    'Design engineer': 'डिझाइन अभियंता',
    'Staff nurse': 'परिचारिका',
    Farmer: 'शेतकरी',
    Homemaker: 'गृहिणी',
    'Sings, and teaches it on Sundays': 'गाते, आणि रविवारी गाणे शिकवते',
    Kanya: 'कन्या',
    Hasta: 'हस्त',
    '2': '२',
    Aadya: 'आद्य',
    Dev: 'देव',
    Panchpallav: 'पंचपल्लव',
    Sagar: 'सागर',
    Pranjal: 'प्रांजल',
    Nimbalkar: 'निंबाळकर',
    Mohite: 'मोहिते',
    Ghorpade: 'घोरपडे',
    'Flat of two rooms': 'दोन खोल्यांचा फ्लॅट',
    'Four acres of farm land': 'चार एकर शेतजमीन',
    'Settled in Pune or near it': 'पुण्यात किंवा जवळपास स्थायिक',
    'House 1, Temple Road': 'घर १, मंदिर रस्ता',
    India: 'भारत',
    Pune: 'पुणे',
    'Pune City': 'पुणे शहर',
    Kothrud: 'कोथरूड',
    Baner: 'बाणेर',
    Mumbai: 'मुंबई',
    Satara: 'सातारा',
    Sangli: 'सांगली',
    Kolhapur: 'कोल्हापूर',
    Karad: 'कराड',
    Miraj: 'मिरज',
    Umbraj: 'उंब्रज',
    Chakan: 'चाकण',
    Phaltan: 'फलटण',
    Talbid: 'तळबीड',
    Borgaon: 'बोरगाव',
    Walwa: 'वाळवा',
  }),
)

function inMarathi(value: unknown): unknown {
  if (typeof value === 'string') return marathi.get(value) ?? value
  if (Array.isArray(value)) return value.map(inMarathi)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inMarathi(part)]))
}

const english = { profile: sampleProfile, members: sampleMembers, contact: sampleContact }
// The type stays the same, because only texts are replaced by texts.
const translated = inMarathi(english) as typeof english

/** The invented people in the language of the page. */
export const useSamples = () => (useLanguage() === 'mr' ? translated : english)
