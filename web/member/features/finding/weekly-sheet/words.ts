import { catalogue } from '#domain/words/catalogue.ts'

/** The words around the button of the weekly sheet. */
export const weeklySheetWords = catalogue({
  sheet: ['Weekly sheet', 'साप्ताहिक पत्रक'],
  sheetHelp: [
    'New families that fit your expectations, from the week up to last Saturday, in large letters to print.',
    'मागील शनिवारच्या आधीच्या आठवड्यात आलेली आणि जुळणारी नवीन स्थळे, छापण्यासाठी मोठ्या अक्षरांत.',
  ],
  preparing: ['The sheet is being made …', 'पत्रक तयार होत आहे …'],
  blocked: ['Your browser did not open the sheet by itself.', 'ब्राउझरने पत्रक आपोआप उघडले नाही.'],
  openSheet: ['Open the sheet', 'पत्रक उघडा'],
})
