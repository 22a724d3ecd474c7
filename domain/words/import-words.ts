import { catalogue } from './catalogue.ts'

/** The state of a register's row. The page and the downloaded list use the same words. */
export const importRowWords = catalogue({
  en: {
    waiting: 'Not checked yet',
    good: 'Good',
    bad: 'To correct',
    double: 'Already registered',
    imported: 'Imported',
    merged: 'Merged into a known family',
    skipped: 'Skipped',
    undone: 'Undone',
    spared: 'Kept: the family has come',
  },
  mr: {
    waiting: 'अजून तपासली नाही',
    good: 'योग्य',
    bad: 'दुरुस्त करा',
    double: 'आधीच नोंद आहे',
    imported: 'घेतली',
    merged: 'आधीच्या नोंदीत जोडली',
    skipped: 'वगळली',
    undone: 'मागे घेतली',
    spared: 'ठेवली: कुटुंब आले आहे',
  },
})

/** What shows that a person is already registered. */
export const doubleReasonWords = catalogue({
  en: {
    row: 'The same person as an earlier row',
    mobile: 'The mobile number is known',
    email: 'The email address is known',
    name: 'The name with this birth date is known',
  },
  mr: {
    row: 'आधीच्या ओळीतील तीच व्यक्ती',
    mobile: 'हा मोबाइल नंबर आधीच नोंदवलेला आहे',
    email: 'हा ई-मेल आधीच नोंदवलेला आहे',
    name: 'याच नावाची आणि जन्मतारखेची नोंद आधीच आहे',
  },
})

/** The state of a register's photo. The page and the downloaded list use the same words. */
export const photoStandingWords = catalogue({
  en: {
    missing: 'Named in a row, but not found in any ZIP',
    unnamed: 'Not named in any row',
    contested: 'Named by several rows: nobody gets it',
    twice: 'Several files have this name: nobody gets it',
    unreadable: 'No JPEG or PNG of at most 10 MB that can be read',
    waiting: 'Waits until its row is imported',
    kept: 'Not needed: the family has a photo',
    given: 'Added',
  },
  mr: {
    missing: 'ओळीत नाव आहे, पण ZIP मध्ये फोटो नाही',
    unnamed: 'कोणत्याही ओळीत हे नाव नाही',
    contested: 'अनेक ओळींत हेच नाव: कोणालाही दिला नाही',
    twice: 'या नावाच्या अनेक फाइल्स: कोणालाही दिला नाही',
    unreadable: 'वाचता येणारा JPEG किंवा PNG नाही, किंवा १० MB पेक्षा मोठा',
    waiting: 'ओळ घेतली जाईपर्यंत थांबला आहे',
    kept: 'गरज नाही: कुटुंबाचा फोटो आहे',
    given: 'जोडला',
  },
})
