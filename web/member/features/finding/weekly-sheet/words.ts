import { catalogue } from '#domain/words/catalogue.ts'

/** The words around the button of the weekly sheet. */
export const weeklySheetWords = catalogue({
  en: {
    sheet: 'Weekly sheet',
    sheetHelp: 'New families that fit your expectations, from the week up to last Saturday, in large letters to print.',
    preparing: 'The sheet is being made …',
    blocked: 'Your browser did not open the sheet by itself.',
    openSheet: 'Open the sheet',
  },
  mr: {
    sheet: 'साप्ताहिक पत्रक',
    sheetHelp: 'मागील शनिवारच्या आधीच्या आठवड्यात आलेली आणि जुळणारी नवीन स्थळे, छापण्यासाठी मोठ्या अक्षरांत.',
    preparing: 'पत्रक तयार होत आहे …',
    blocked: 'ब्राउझरने पत्रक आपोआप उघडले नाही.',
    openSheet: 'पत्रक उघडा',
  },
})
