import { catalogue } from './catalogue.ts'

/** How a row of a register stands. The page and the downloaded list say the same. */
export const importRowWords = catalogue({
  en: {
    waiting: 'Not checked yet',
    good: 'Good',
    bad: 'To correct',
    double: 'Known already',
    imported: 'Imported',
    merged: 'Merged into a known family',
    skipped: 'Skipped',
    undone: 'Undone',
    spared: 'Kept: the family has come',
  },
  mr: {
    waiting: 'अजून तपासले नाही',
    good: 'योग्य',
    bad: 'दुरुस्त करा',
    double: 'आधीच माहीत',
    imported: 'घेतली',
    merged: 'आधीच्या नोंदीत जोडली',
    skipped: 'वगळली',
    undone: 'परत काढली',
    spared: 'ठेवली: कुटुंब आले आहे',
  },
})

/** By what a person is known already. */
export const doubleReasonWords = catalogue({
  en: {
    row: 'The same person as an earlier row',
    mobile: 'The mobile number is known',
    email: 'The e-mail address is known',
    name: 'The name with this birth date is known',
  },
  mr: {
    row: 'आधीच्या ओळीतील तीच व्यक्ती',
    mobile: 'हा मोबाइल नंबर माहीत आहे',
    email: 'हा ई-मेल माहीत आहे',
    name: 'या जन्मतारखेचे हेच नाव माहीत आहे',
  },
})
