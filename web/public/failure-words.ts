import { catalogue } from '#domain/words/catalogue.ts'

export const failureWords = catalogue({
  en: {
    wrong: 'Looks like something went wrong!',
    retry: 'Please Retry',
    offline: 'No internet connection',
    nothing: 'No Data Found',
    close: 'Close',
  },
  mr: {
    wrong: 'काहीतरी चुकलेले दिसते!',
    retry: 'कृपया पुन्हा प्रयत्न करा',
    offline: 'इंटरनेट जोडणी नाही',
    nothing: 'येथे सध्या काही नाही',
    close: 'बंद करा',
  },
})
