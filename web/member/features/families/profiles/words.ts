import { biodataLabelPairs } from '#domain/words/biodata-labels.ts'
import { catalogue } from '#domain/words/catalogue.ts'

export const profileWords = catalogue({
  biodata: ['Biodata', 'बायोडाटा'],
  suggested: ['Suggested', 'सुचवलेले'],
  preview: [
    'This is how a family on a plan sees your profile. The buttons are theirs and do nothing here.',
    'सशुल्क सदस्य कुटुंबाला तुमची माहिती अशी दिसते. येथील बटणे त्यांच्यासाठी आहेत, ती येथे चालत नाहीत.',
  ],
  nativeOf: [(place: string) => `native ${place}`, (place: string) => `मूळ ${place}`],
  mangalIs: [(mangal: string) => `Mangal: ${mangal}`, (mangal: string) => `मंगळ: ${mangal}`],
  personalTab: ['Personal Details', 'वैयक्तिक माहिती'],
  familyTab: ['Family Details', 'कौटुंबिक माहिती'],
  expectationsTab: ['Expectations', 'अपेक्षा'],
  ...biodataLabelPairs,
  sameGender: ["Sorry, you cannot access same gender's biodata", 'क्षमस्व, स्वतःच्याच बाजूच्या स्थळाची माहिती पाहता येत नाही'],
  sameGenderHelp: ['Only profiles of the other side can be opened.', 'फक्त समोरच्या बाजूची स्थळे उघडता येतात.'],
  invalidLink: ['Invalid link', 'लिंक चुकीची आहे'],
  invalidLinkHelp: [
    'This address does not lead to a profile. Please open it again from a list.',
    'या पत्त्यावर कोणत्याही स्थळाची माहिती नाही. कृपया यादीतून पुन्हा उघडा.',
  ],
  notFound: ['User Not Found', 'हे स्थळ सापडले नाही'],
  notFoundHelp: [
    'This profile is not here any more, or cannot be shown to you.',
    'ही माहिती आता येथे नाही, किंवा तुम्हाला दाखवता येत नाही.',
  ],
})
