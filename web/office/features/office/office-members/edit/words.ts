import { catalogue } from '#domain/words/catalogue.ts'

export const editMemberWords = catalogue({
  en: {
    back: 'Back to the record',
    title: (name: string, number: string) => `Edit ${name} · ${number}`,
    intro:
      'The same fields and limits as the family’s own form. The family is told that the office changed its biodata.',
    contactsHidden: 'Contact person, email, address and phone numbers are shown with a reason.',
    showContacts: 'Show the contacts',
    contactsTitle: 'Why do you need the contacts?',
    saveTitle: 'Save these changes?',
    changes: (fields: string) => `Changed: ${fields}`,
    starsRead: 'Working out raas and nakshatra…',
    starsUnread: 'Raas and nakshatra could not be worked out just now.',
    starsAgain: 'Try again',
    starsSame: 'Raas and nakshatra agree with this birth.',
    starsDiffer:
      'By the birth time the raas or nakshatra differ from the form. The form stays as it is unless you use these.',
    starsWithoutTime: (names: string) => `Without a birth time this day may give: ${names}.`,
    starsTake: 'Use this raas and nakshatra',
    inForm: 'in the form:',
  },
  mr: {
    back: 'नोंदीकडे परत',
    title: (name: string, number: string) => `${name} · ${number}: माहिती बदला`,
    intro:
      'कुटुंबाच्या स्वतःच्या फॉर्ममधील सर्व रकाने आणि मर्यादा येथेही तशाच आहेत. कार्यालयाने बायोडाट्यात बदल केल्याचे कुटुंबाला कळवले जाते.',
    contactsHidden: 'संपर्कासाठी व्यक्ती, ई-मेल, पत्ता आणि फोन नंबर कारण दिल्यावर दिसतात.',
    showContacts: 'संपर्क दाखवा',
    contactsTitle: 'संपर्क कशासाठी हवे आहेत?',
    saveTitle: 'हे बदल जतन करायचे?',
    changes: (fields: string) => `बदललेले: ${fields}`,
    starsRead: 'या जन्मवेळेवरून काय येते ते पाहत आहोत…',
    starsUnread: 'या जन्मवेळेवरून काय येते ते आत्ता काढता आले नाही.',
    starsAgain: 'पुन्हा प्रयत्न करा',
    starsSame: 'रास आणि नक्षत्र या जन्मवेळेशी जुळतात.',
    starsDiffer: 'या जन्मवेळेवरून येणारी रास किंवा नक्षत्र फॉर्मपेक्षा वेगळे आहे. तुम्ही हे घेतले नाही तर फॉर्ममधील तसेच राहील.',
    starsWithoutTime: (names: string) => `जन्मवेळ नसल्यास या दिवशी असू शकते: ${names}.`,
    starsTake: 'रास आणि नक्षत्र घ्या',
    inForm: 'फॉर्ममध्ये:',
  },
})
