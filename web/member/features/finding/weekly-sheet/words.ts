import { catalogue } from '#domain/words/catalogue.ts'

/** The words around the button of the weekly sheet. */
export const weeklySheetWords = catalogue({
  sheet: ['Weekly sheet', 'साप्ताहिक पत्रक'],
  sheetHelp: [
    'Last week’s new families that fit your expectations, in large letters to print.',
    'गेल्या आठवड्यातील जुळणारी नवी स्थळे, छापण्यासाठी मोठ्या अक्षरांत.',
  ],
  preparing: ['The sheet is being made …', 'पत्रक तयार होत आहे …'],
  blocked: ['Your browser did not open the sheet by itself.', 'ब्राउझरने पत्रक आपोआप उघडले नाही.'],
  openSheet: ['Open the sheet', 'पत्रक उघडा'],
})
