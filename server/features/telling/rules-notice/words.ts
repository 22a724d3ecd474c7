import type { Language } from '#domain/words/catalogue.ts'
import type { Letter } from '#server/features/telling/deliveries/tell.ts'

/** What the rules for intermediaries want every user told: the rules, what follows from breaking them, and where to complain. */
const words: Record<Language, (site: string) => Pick<Letter, 'subject' | 'text'>> = {
  en: site => ({
    subject: 'The rules of this site, once a quarter',
    text: `Namaskar. The law asks us to remind every family of our rules every three months.

1. A profile is for marriage alone, and what it says is true.
2. It is about somebody who knows of it and agrees.
3. Nobody is asked for money. Our office never calls to ask for money either.
4. Nothing obscene, hateful or unlawful, and nobody else's pictures.
5. What you read of another family stays with you.

Anyone who breaks these rules may lose the profile, and anything against the law is reported.

The whole terms: ${site}/terms
How we keep your data: ${site}/privacy
To complain: ${site}/grievance`,
  }),
  mr: site => ({
    subject: 'या संकेतस्थळाचे नियम, दर तिमाहीला',
    text: `नमस्कार. दर तीन महिन्यांनी प्रत्येक कुटुंबाला आमच्या नियमांची आठवण करून द्यावी, असे कायदा सांगतो.

१. स्थळ केवळ विवाहासाठी असते आणि त्यातील माहिती खरी असते.
२. ज्यांचे स्थळ आहे त्यांना ते माहीत असते आणि मान्य असते.
३. कोणाकडेही पैसे मागायचे नाहीत. आमचे कार्यालयही पैसे मागण्यासाठी कधीच फोन करत नाही.
४. अश्लील, द्वेषपूर्ण किंवा बेकायदेशीर काहीही नको, आणि दुसऱ्यांचे फोटो नकोत.
५. दुसऱ्या कुटुंबाविषयी वाचलेली माहिती तुमच्यापुरतीच ठेवा.

नियम मोडणाऱ्याचे स्थळ बंद होऊ शकते, आणि बेकायदेशीर गोष्टी कळवल्या जातात.

संपूर्ण अटी: ${site}/terms
तुमची माहिती आम्ही कशी ठेवतो: ${site}/privacy
तक्रार करण्यासाठी: ${site}/grievance`,
  }),
}

/** `site` is the site's public address. */
export const rulesLetter = (language: Language, site: string): Letter => ({
  template: 'rules_told',
  ...words[language](site),
})
