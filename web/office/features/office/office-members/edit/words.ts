import { catalogue } from '#domain/words/catalogue.ts'
import { tryAgain } from '#web/ui/words.ts'

export const editMemberWords = catalogue({
  back: ['Back to the record', 'नोंदीकडे परत'],
  title: [
    (name: string, number: string) => `Edit ${name} · ${number}`,
    (name: string, number: string) => `${name} · ${number}: माहिती बदला`,
  ],
  intro: [
    'The same fields and limits as the family’s own form. The family is told that the office changed its biodata.',
    'कुटुंबाच्या स्वतःच्या फॉर्ममधील सर्व रकाने आणि मर्यादा येथेही तशाच आहेत. कार्यालयाने बायोडाट्यात बदल केल्याचे कुटुंबाला कळवले जाते.',
  ],
  contactsHidden: [
    'Contact person, email, address and phone numbers are shown with a reason.',
    'संपर्कासाठी व्यक्ती, ई-मेल, पत्ता आणि फोन नंबर कारण दिल्यावर दिसतात.',
  ],
  showContacts: ['Show the contacts', 'संपर्क दाखवा'],
  contactsTitle: ['Why do you need the contacts?', 'संपर्क कशासाठी हवे आहेत?'],
  saveTitle: ['Save these changes?', 'हे बदल जतन करायचे?'],
  changes: [(fields: string) => `Changed: ${fields}`, (fields: string) => `बदललेले: ${fields}`],
  starsRead: ['Working out raas and nakshatra…', 'या जन्मवेळेवरून काय येते ते पाहत आहोत…'],
  starsUnread: ['Raas and nakshatra could not be worked out just now.', 'या जन्मवेळेवरून काय येते ते आत्ता काढता आले नाही.'],
  starsAgain: tryAgain,
  starsSame: ['Raas and nakshatra agree with this birth.', 'रास आणि नक्षत्र या जन्मवेळेशी जुळतात.'],
  starsDiffer: [
    'By the birth time the raas or nakshatra differ from the form. The form stays as it is unless you use these.',
    'या जन्मवेळेवरून येणारी रास किंवा नक्षत्र फॉर्मपेक्षा वेगळे आहे. तुम्ही हे घेतले नाही तर फॉर्ममधील तसेच राहील.',
  ],
  starsWithoutTime: [
    (names: string) => `Without a birth time this day may give: ${names}.`,
    (names: string) => `जन्मवेळ नसल्यास या दिवशी असू शकते: ${names}.`,
  ],
  starsTake: ['Use this raas and nakshatra', 'रास आणि नक्षत्र घ्या'],
  inForm: ['in the form:', 'फॉर्ममध्ये:'],
})
