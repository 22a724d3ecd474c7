import { catalogue } from '#domain/words/catalogue.ts'

export const openingWords = catalogue({
  title: ['Opening soon', 'लवकरच सुरू होत आहे'],
  text: [
    'We are getting this site ready for the families of our community. Please come back soon.',
    'आपल्या समाजातील कुटुंबांसाठी हे संकेतस्थळ तयार होत आहे. कृपया लवकरच पुन्हा भेट द्या.',
  ],
})
