import { catalogue } from '#domain/words/catalogue.ts'

/** The words around the answer to an interest. */
export const answerWords = catalogue({
  accepted: [(surname: string) => `Accepted: ${surname}`, (surname: string) => `स्वीकारली: ${surname}`],
  readyReasons: ['Ready reasons', 'तयार कारणे'],
  differ: ['Thank you for your interest. Our expectations differ.', 'तुमच्या पसंतीबद्दल आभार. आमच्या अपेक्षा वेगळ्या आहेत.'],
  horoscope: ['Thank you. The horoscopes do not match.', 'तुमचे आभार. पत्रिका जुळत नाही.'],
  nearer: ['Thank you. We are looking for a family nearer to us.', 'तुमचे आभार. आम्ही जवळच्या भागातील स्थळ पाहत आहोत.'],
  talks: ['Thank you. Talks with another family are already going on.', 'तुमचे आभार. आमची दुसऱ्या कुटुंबाशी बोलणी सुरू आहेत.'],
})
