import { catalogue } from '#domain/words/catalogue.ts'

export const failureWords = catalogue({
  wrong: ['Looks like something went wrong!', 'काहीतरी चुकलेले दिसते!'],
  retry: ['Please Retry', 'कृपया पुन्हा प्रयत्न करा'],
  offline: ['No internet connection', 'इंटरनेट जोडणी नाही'],
  nothing: ['No Data Found', 'येथे सध्या काही नाही'],
  close: ['Close', 'बंद करा'],
})
