import { catalogue } from './catalogue.ts'

/** The state of a register's row. The page and the downloaded list use the same words. */
export const importRowWords = catalogue({
  waiting: ['Not checked yet', 'अजून तपासली नाही'],
  good: ['Good', 'योग्य'],
  bad: ['To correct', 'दुरुस्त करा'],
  double: ['Already registered', 'आधीच नोंद आहे'],
  imported: ['Imported', 'घेतली'],
  merged: ['Merged into a known family', 'आधीच्या नोंदीत जोडली'],
  skipped: ['Skipped', 'वगळली'],
  undone: ['Undone', 'मागे घेतली'],
  spared: ['Kept: the family has come', 'ठेवली: कुटुंब आले आहे'],
})

/** What shows that a person is already registered. */
export const doubleReasonWords = catalogue({
  row: ['The same person as an earlier row', 'आधीच्या ओळीतील तीच व्यक्ती'],
  mobile: ['The mobile number is known', 'हा मोबाइल नंबर आधीच नोंदवलेला आहे'],
  email: ['The email address is known', 'हा ई-मेल आधीच नोंदवलेला आहे'],
  name: ['The name with this birth date is known', 'याच नावाची आणि जन्मतारखेची नोंद आधीच आहे'],
})

/** The state of a register's photo. The page and the downloaded list use the same words. */
export const photoStandingWords = catalogue({
  missing: ['Named in a row, but not found in any ZIP', 'ओळीत नाव आहे, पण ZIP मध्ये फोटो नाही'],
  unnamed: ['Not named in any row', 'कोणत्याही ओळीत हे नाव नाही'],
  contested: ['Named by several rows: nobody gets it', 'अनेक ओळींत हेच नाव: कोणालाही दिला नाही'],
  twice: ['Several files have this name: nobody gets it', 'या नावाच्या अनेक फाइल्स: कोणालाही दिला नाही'],
  unreadable: [
    'No JPEG or PNG of at most 10 MB that can be read',
    'वाचता येणारा JPEG किंवा PNG नाही, किंवा १० MB पेक्षा मोठा',
  ],
  waiting: ['Waits until its row is imported', 'ओळ घेतली जाईपर्यंत थांबला आहे'],
  kept: ['Not needed: the family has a photo', 'गरज नाही: कुटुंबाचा फोटो आहे'],
  given: ['Added', 'जोडला'],
})
