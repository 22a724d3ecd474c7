import { biodataLabels } from '#domain/words/biodata-labels.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const profileWords = catalogue({
  en: {
    biodata: 'Biodata',
    suggested: 'Suggested',
    preview: 'This is how a family on a plan sees your profile. The buttons are theirs and do nothing here.',
    years: (age: number) => `${age} years`,
    worksIn: (what: string, where: string) => `${what} in ${where}`,
    mangalIs: (mangal: string) => `Mangal: ${mangal}`,
    personalTab: 'Personal Details',
    familyTab: 'Family Details',
    expectationsTab: 'Expectations',
    ...biodataLabels.en,
    sameGender: "Sorry, you cannot access same gender's biodata",
    sameGenderHelp: 'Only profiles of the other side can be opened.',
    invalidLink: 'Invalid link',
    invalidLinkHelp: 'This address does not lead to a profile. Please open it again from a list.',
    notFound: 'User Not Found',
    notFoundHelp: 'This profile is not here any more, or cannot be shown to you.',
  },
  mr: {
    biodata: 'बायोडाटा',
    suggested: 'सुचवलेले',
    preview: 'सशुल्क सदस्य कुटुंबाला तुमची माहिती अशी दिसते. येथील बटणे त्यांच्यासाठी आहेत, ती येथे चालत नाहीत.',
    years: (age: number) => `${inDevanagari(age)} वर्षे`,
    worksIn: (what: string, where: string) => `${what}, ${where}`,
    mangalIs: (mangal: string) => `मंगळ: ${mangal}`,
    personalTab: 'वैयक्तिक माहिती',
    familyTab: 'कौटुंबिक माहिती',
    expectationsTab: 'अपेक्षा',
    ...biodataLabels.mr,
    sameGender: 'क्षमस्व, स्वतःच्याच बाजूच्या स्थळाची माहिती पाहता येत नाही',
    sameGenderHelp: 'फक्त समोरच्या बाजूची स्थळे उघडता येतात.',
    invalidLink: 'लिंक चुकीची आहे',
    invalidLinkHelp: 'या पत्त्यावर कोणत्याही स्थळाची माहिती नाही. कृपया यादीतून पुन्हा उघडा.',
    notFound: 'हे स्थळ सापडले नाही',
    notFoundHelp: 'ही माहिती आता येथे नाही, किंवा तुम्हाला दाखवता येत नाही.',
  },
})
