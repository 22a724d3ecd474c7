import { catalogue } from '#domain/words/catalogue.ts'

/** The words of the sheet about a yes. */
export const acceptedWords = catalogue({
  title: ['Both families have said yes', 'दोन्ही कुटुंबांचा होकार आहे'],
  weAccepted: [
    (surname: string) => `We have told ${surname} of your yes.`,
    (surname: string) => `${surname} यांना तुमचा होकार कळवला आहे.`,
  ],
  theyAccepted: [
    (surname: string) => `${surname} has accepted your interest.`,
    (surname: string) => `${surname} यांनी तुमची पसंती स्वीकारली आहे.`,
  ],
  nextTitle: ['What to do next', 'पुढे काय करायचे'],
  call: [
    'Call them soon and agree on a first meeting. Keep their biodata at hand.',
    'लवकर फोन करा आणि पहिली भेट ठरवा. त्यांचा बायोडाटा जवळ ठेवा.',
  ],
  viewContact: [
    'See their number and call them soon. Their biodata is ready for your elders to read.',
    'त्यांचा नंबर पाहा आणि लवकर फोन करा. घरातील मोठ्यांना वाचण्यासाठी त्यांचा बायोडाटा तयार आहे.',
  ],
  needsPlan: [
    'They may call you. To see their number and call them yourselves, you need a plan.',
    'ते तुम्हाला फोन करू शकतील. त्यांचा नंबर पाहून स्वतः फोन करण्यासाठी सदस्यत्व योजना लागते.',
  ],
})
