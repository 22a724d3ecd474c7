import { underName } from '../site/site-content.ts'
import type { Language } from '../words/catalogue.ts'

/** Everything that somebody can agree to. */
export const consentNames = ['notice', 'marriage', 'candidate', 'whatsapp', 'share_link', 'story'] as const
export type ConsentName = (typeof consentNames)[number]

/** Without these two there is no profile. Registration asks for them, and so does the first screen where one is missing. */
export const neededConsents = ['notice', 'marriage'] as const satisfies readonly ConsentName[]

export const isNeededConsent = (text: ConsentName): boolean => (neededConsents as readonly ConsentName[]).includes(text)

export interface Wording {
  title: string
  /** What one agrees to. */
  sentence: string
  /** The whole text, where the sentence is only its gist. */
  whole: readonly string[]
  /** What is new since the version before, for who agreed to that one. Empty in the first version and after a correction of words. */
  changed: string
  /** What follows when it is withdrawn. */
  afterwards: string
}

/** What a translator has typed so far. The paragraphs of the whole text have an empty line between them. */
export interface ConsentDraft {
  title: string
  sentence: string
  whole: string
  changed: string
  afterwards: string
}

interface Versions {
  version: number
  /** The oldest version whose yes still counts. */
  countsFrom: number
}

/**
 * A change of a text counts its version up. A change of what one agrees to also sets `countsFrom` to that version, which asks
 * everybody again, and says in `changed` what is new; a correction of words alone asks nobody. The name of the site is no change.
 */
const texts: Record<ConsentName, Versions & Record<Language, Wording>> = {
  notice: {
    version: 2,
    countsFrom: 1,
    en: {
      title: 'How we use your details',
      sentence: 'We agree to how Saptapadi uses our details.',
      whole: [
        'Saptapadi shows this biodata to families who are looking for a match, and numbers only to members with a plan. You can see, correct or delete everything at any time.',
        'What we keep: what you tell us at registration and in the profile, your photos, the proof of identity while it is checked, what you do here (interests, contacts opened, searches), what you pay, and where you log in.',
        'What for: to find a marriage partner, to keep false profiles out, to tell you what concerns you, and to keep the papers that tax law asks for. For nothing else: nothing is sold, and there is no advertising.',
        'Who reads it: families of the other side read the biodata and the photos as you choose; members with a plan may open the numbers that you do not hide. Our office reads what it needs to help you, and each look is recorded. A court or the police read only what an order names.',
        'How long: until you delete the profile. It then leaves every list at once and is kept locked for the period the law requires, and is then erased. Receipts and the bare proof of your consent stay as long as the law asks.',
        'Your rights: download everything, correct it, hide numbers and photos, pause, delete, name somebody who can act for you, and withdraw this consent. You find all of this under Settings.',
        'Complaints: our grievance officer answers within the terms of the law; after that you may go to the Data Protection Board of India.',
      ],
      changed: '',
      afterwards:
        'Your profile is paused at once and nobody new sees it. You can still download or delete everything, or agree again.',
    },
    mr: {
      title: 'तुमची माहिती कशी वापरतो',
      sentence: 'आमची माहिती कशी वापरली जाते ते आम्हाला मान्य आहे.',
      whole: [
        'हा बायोडाटा लग्नासाठी स्थळ शोधणाऱ्या कुटुंबांना दिसतो आणि नंबर फक्त योजना घेतलेल्या सदस्यांना. तुम्ही सर्व माहिती कधीही पाहू, बदलू किंवा काढून टाकू शकता.',
        'काय ठेवतो: नोंदणीत आणि बायोडाट्यात तुम्ही दिलेली माहिती, फोटो, तपासणी होईपर्यंत ओळखपत्र, तुम्ही येथे काय केले (पसंती, पाहिलेले संपर्क, शोध), भरलेले पैसे आणि कोठून लॉगिन केले.',
        'कशासाठी: जोडीदार शोधण्यासाठी, खोटी स्थळे दूर ठेवण्यासाठी, तुमच्याशी संबंधित गोष्टी कळवण्यासाठी आणि कर कायद्यासाठी लागणारी कागदपत्रे ठेवण्यासाठी. दुसऱ्या कशासाठीही नाही: काहीही विकत नाही, जाहिराती नाहीत.',
        'कोण वाचते: दुसऱ्या बाजूची कुटुंबे बायोडाटा आणि फोटो तुम्ही निवडल्याप्रमाणे पाहतात; तुम्ही न लपवलेले नंबर योजना घेतलेले सदस्य उघडू शकतात. आमचे कार्यालय मदतीसाठी लागेल तेवढेच पाहते आणि प्रत्येक वेळी पाहिल्याची नोंद होते. न्यायालय किंवा पोलीस फक्त आदेशात लिहिलेलेच पाहतात.',
        'किती दिवस: तुम्ही नोंदणी रद्द करेपर्यंत. मग ती लगेच सर्व याद्यांतून जाते, कायद्याच्या मुदतीपर्यंत बंद ठेवली जाते आणि नंतर नष्ट केली जाते. पावत्या आणि तुमच्या संमतीचा केवळ पुरावा कायद्याने सांगितले तितका काळ राहतात.',
        'तुमचे हक्क: सर्व माहितीची प्रत घेणे, बदलणे, नंबर आणि फोटो लपवणे, स्थळ तात्पुरते थांबवणे, नोंदणी रद्द करणे, तुमच्या वतीने काम पाहणारी व्यक्ती नेमणे आणि ही संमती मागे घेणे. हे सर्व सेटिंग्जमध्ये आहे.',
        'तक्रार: आमचे तक्रार निवारण अधिकारी कायद्याच्या मुदतीत उत्तर देतात; त्यानंतर भारताच्या डेटा संरक्षण मंडळाकडे जाता येते.',
      ],
      changed: '',
      afterwards:
        'तुमचे स्थळ लगेच थांबवले जाते आणि नवीन कोणालाही दिसत नाही. तुम्ही माहितीची प्रत घेऊ शकता, सर्व काढून टाकू शकता किंवा पुन्हा संमती देऊ शकता.',
    },
  },
  marriage: {
    version: 2,
    countsFrom: 1,
    en: {
      title: 'For marriage alone',
      sentence: 'This profile is only for marriage, and what it says is true.',
      whole: [],
      changed: '',
      afterwards: 'Your profile is paused at once: only profiles that are for marriage are shown.',
    },
    mr: {
      title: 'फक्त लग्नासाठी',
      sentence: 'ही नोंदणी फक्त लग्नासाठी आहे आणि दिलेली माहिती खरी आहे.',
      whole: [],
      changed: '',
      afterwards: 'तुमचे स्थळ लगेच थांबवले जाते: फक्त लग्नासाठी असलेली स्थळे दाखवली जातात.',
    },
  },
  candidate: {
    version: 2,
    countsFrom: 1,
    en: {
      title: 'The candidate’s own consent',
      sentence: 'I know of this profile and agree that it is shown to families who are looking for a match.',
      whole: [],
      changed: '',
      afterwards: 'The profile is not shown in any list until the candidate agrees again.',
    },
    mr: {
      title: 'उमेदवाराची स्वतःची संमती',
      sentence: 'या नोंदणीची मला कल्पना आहे आणि ती लग्नासाठी स्थळ शोधणाऱ्या कुटुंबांना दाखवण्यास माझी संमती आहे.',
      whole: [],
      changed: '',
      afterwards: 'पुन्हा होकार मिळेपर्यंत हे स्थळ कोणत्याही यादीत दिसत नाही.',
    },
  },
  whatsapp: {
    version: 2,
    countsFrom: 1,
    en: {
      title: 'WhatsApp',
      sentence: 'Saptapadi may write to this number by WhatsApp.',
      whole: [],
      changed: '',
      afterwards: 'We will write only by email and SMS.',
    },
    mr: {
      title: 'व्हॉट्सॲप',
      sentence: 'सप्तपदी या नंबरवर व्हॉट्सॲपने कळवू शकते.',
      whole: [],
      changed: '',
      afterwards: 'आम्ही फक्त ई-मेल आणि एसएमएसने कळवू.',
    },
  },
  share_link: {
    version: 2,
    countsFrom: 1,
    en: {
      title: 'Sharing by link',
      sentence: 'Whoever has the link may read this biodata for seven days, without numbers.',
      whole: [],
      changed: '',
      afterwards: 'Links that were given end at once.',
    },
    mr: {
      title: 'लिंकने पाठवणे',
      sentence: 'लिंक असलेल्या व्यक्तीला सात दिवस हा बायोडाटा पाहता येतो; त्यात फोन नंबर नसतात.',
      whole: [],
      changed: '',
      afterwards: 'दिलेल्या लिंक लगेच बंद होतात.',
    },
  },
  story: {
    version: 3,
    countsFrom: 1,
    en: {
      title: 'Success story',
      sentence: 'Our names, our town, our photo and what we write here may be shown among the success stories.',
      whole: [],
      changed: '',
      afterwards:
        'Your story is taken down at once, whichever of you told it. If your profile is deleted by then, our office does it: please call or write to them.',
    },
    mr: {
      title: 'यशोगाथा',
      sentence: 'आमची नावे, गाव, फोटो आणि येथे लिहिलेला मजकूर यशोगाथांमध्ये दाखवता येईल.',
      whole: [],
      changed: '',
      afterwards:
        'तुमची यशोगाथा लगेच काढली जाते, ती तुमच्यापैकी कोणीही सांगितलेली असो. तोपर्यंत तुमची नोंदणी रद्द झाली असेल तर आमचे कार्यालय ती काढते: कृपया त्यांना फोन करा किंवा लिहा.',
    },
  },
}

/** The version in force. Its words are handed out by `consentWording` alone, so that none leaves under another name. */
export const consentTexts: Record<ConsentName, Versions> = texts

/** A text as a family reads it, under the name of the site. */
export function underSiteName(
  { title, sentence, whole, changed, afterwards }: Wording,
  names: Readonly<Record<Language, string>>,
): Wording {
  const named = (words: string) => underName(words, names)
  return {
    title: named(title),
    sentence: named(sentence),
    whole: whole.map(named),
    changed: named(changed),
    afterwards: named(afterwards),
  }
}

/** One of the product's own texts, under the name of the site. */
export const consentWording = (
  text: ConsentName,
  language: Language,
  names: Readonly<Record<Language, string>>,
): Wording => underSiteName(texts[text][language], names)

/** The newest answer to a text. */
export interface ConsentState {
  text: ConsentName
  version: number
  act: 'given' | 'withdrawn'
  /** The version of the text in English that a yes in whatever language stands for; zero where its translation says otherwise now. */
  counts_as: number
}

/** Whether the text is agreed to, in a version that still counts. */
export const isGiven = (states: readonly ConsentState[], text: ConsentName): boolean =>
  states.some(one => one.text === text && one.act === 'given' && one.counts_as >= consentTexts[text].countsFrom)

/** Which of the needed texts the member has to be asked for: never given, withdrawn, or given in a version that no longer counts. */
export const consentsToAsk = (states: readonly ConsentState[]): ConsentName[] =>
  neededConsents.filter(text => !isGiven(states, text))
