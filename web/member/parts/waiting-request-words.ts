import { catalogue } from '#domain/words/catalogue.ts'

export const waitingRequestWords = catalogue({
  number: [
    (day: string) => `Our office was asked to change your mobile number. It will be done on ${day}.`,
    (day: string) => `तुमचा मोबाइल नंबर बदलण्याची विनंती आमच्या कार्यालयाला आली आहे. ${day} रोजी तो बदलेल.`,
  ],
  email: [
    (day: string) => `Our office was asked to change your email. It will be done on ${day}.`,
    (day: string) => `तुमचा ई-मेल बदलण्याची विनंती आमच्या कार्यालयाला आली आहे. ${day} रोजी तो बदलेल.`,
  ],
  leave: [
    (day: string) => `Our office was asked to delete your profile. It will be done on ${day}.`,
    (day: string) => `तुमची नोंदणी रद्द करण्याची विनंती आमच्या कार्यालयाला आली आहे. ${day} रोजी ती रद्द होईल.`,
  ],
  join: [
    (day: string) =>
      `Our office takes this profile and another one for the same person’s. One of them will be paused on ${day}.`,
    (day: string) =>
      `हे आणि दुसरे एक स्थळ एकाच व्यक्तीचे असल्याची नोंद आमच्या कार्यालयात आहे. त्यांपैकी एक ${day} रोजी तात्पुरते थांबवले जाईल.`,
  ],
  candidate: [
    (day: string) =>
      `Our office was asked to give the candidate a login for this profile. The invitation goes out on ${day}.`,
    (day: string) => `या स्थळासाठी उमेदवाराला लॉगिन देण्याची विनंती आमच्या कार्यालयाला आली आहे. ${day} रोजी आमंत्रण जाईल.`,
  ],
  candidate_end: [
    (day: string) => `Our office was asked to end the candidate’s login for this profile. It will end on ${day}.`,
    (day: string) => `या स्थळासाठीचे उमेदवाराचे लॉगिन बंद करण्याची विनंती आमच्या कार्यालयाला आली आहे. ${day} रोजी ते बंद होईल.`,
  ],
  object: ['It was not us: object', 'ही विनंती आमची नाही: हरकत घ्या'],
})
