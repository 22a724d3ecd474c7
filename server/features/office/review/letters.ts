import { oneLine } from '#domain/format/one-line.ts'
import type { RemovableText } from '#domain/office/review.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import type { Letter } from '#server/features/telling/deliveries/tell.ts'

interface Letters {
  warned: (reason: string) => Letter
  photoTakenDown: (reason: string) => Letter
  textsRemoved: (texts: readonly RemovableText[], reason: string) => Letter
  secondNameRefused: (asked: { typed: string; second: string }, reason: string) => Letter
  acknowledged: (number: string, hours: number) => Letter
  settled: (number: string, answer: string) => Letter
  orderReceived: (number: string, hours: number) => Letter
  requestReceived: (number: string, hours: number) => Letter
  requestAnswered: (number: string, answer: string) => Letter
  orderCarriedOut: (number: string, answer: string) => Letter
}

const textNames: Record<'en' | 'mr', Record<RemovableText, string>> = {
  en: { occupation: 'occupation', other_info: 'other information', other_expectations: 'other expectations' },
  mr: { occupation: 'व्यवसाय', other_info: 'इतर माहिती', other_expectations: 'इतर अपेक्षा' },
}

/** The letters to families. Each carries the reason as staff wrote it, and nothing about another family. */
const letterWords: Record<Language, Letters> = {
  en: {
    warned: reason => ({
      template: 'warned',
      subject: 'A message from the Saptapadi office',
      text: `Our office has looked into how your profile is used.\n\n${reason}\n\nPlease keep to the rules of the community. If it happens again we may have to close your profile. If you see it differently, please call our office.`,
    }),
    photoTakenDown: reason => ({
      template: 'photo_taken_down',
      subject: 'A photo of your profile has been taken down',
      text: `Our office has taken down a photo of your profile. Nobody can see it any more.\n\n${reason}\n\nYou can add another one under My Profile. If you see it differently, please call our office or write to the grievance officer.`,
    }),
    textsRemoved: (texts, reason) => ({
      template: 'texts_removed',
      subject: 'Please look at the text of your profile',
      text: `${texts.length > 0 ? `Our office has taken this out of your profile: ${texts.map(text => textNames.en[text]).join(', ')}.` : 'Our office asks you to correct your profile.'}\n\n${reason}\n\nYou can write it again under My Profile.`,
    }),
    secondNameRefused: ({ typed, second }, reason) => ({
      template: 'texts_removed',
      subject: 'Please look at a name of your profile',
      text: `Our office has looked at ${oneLine(typed)} in the other script: ${oneLine(second)}. We do not show it.\n\n${reason}\n\nYou can write it again under My Profile.`,
    }),
    acknowledged: (number, hours) => ({
      template: 'complaint_received',
      subject: `Your complaint ${number}`,
      text: `We have received your complaint. Its number is ${number}. We settle it within ${hours < 48 ? `${hours} hours` : `${hours / 24} days`} of your complaint and tell you how.`,
    }),
    settled: (number, answer) => ({
      template: 'complaint_settled',
      subject: `Your complaint ${number} has been settled`,
      text: `${answer}\n\nIf you are not satisfied, you may appeal to the Grievance Appellate Committee at gac.gov.in.`,
    }),
    orderReceived: (number, hours) => ({
      template: 'complaint_received',
      subject: `Your order, our number ${number}`,
      text: `We have received your order. Our number is ${number}. We act on it within ${hours} hours of its arrival.`,
    }),
    requestReceived: (number, hours) => ({
      template: 'complaint_received',
      subject: `Your request ${number}`,
      text: `We have received your request about your data. Its number is ${number}. We answer it within ${hours / 24} days of the day on which it reached us.`,
    }),
    requestAnswered: (number, answer) => ({
      template: 'complaint_settled',
      subject: `Our answer to your request ${number}`,
      text: `${answer}\n\nIf you are not satisfied, you may go to the Data Protection Board of India.`,
    }),
    orderCarriedOut: (number, answer) => ({
      template: 'complaint_settled',
      subject: `Your order, our number ${number}`,
      text: answer,
    }),
  },
  mr: {
    warned: reason => ({
      template: 'warned',
      subject: 'सप्तपदी कार्यालयाकडून सूचना',
      text: `तुमच्या स्थळाचा वापर कसा होतो हे आमच्या कार्यालयाने पाहिले आहे.\n\n${reason}\n\nकृपया समाजाचे नियम पाळा. पुन्हा असे झाल्यास आम्हाला तुमचे स्थळ बंद करावे लागू शकते. तुमचे म्हणणे वेगळे असल्यास कृपया कार्यालयाला फोन करा.`,
    }),
    photoTakenDown: reason => ({
      template: 'photo_taken_down',
      subject: 'तुमच्या स्थळाचा एक फोटो काढून टाकला आहे',
      text: `आमच्या कार्यालयाने तुमच्या स्थळाचा एक फोटो काढून टाकला आहे. तो आता कोणालाही दिसत नाही.\n\n${reason}\n\n‘माझी माहिती’मध्ये दुसरा फोटो जोडता येईल. तुमचे म्हणणे वेगळे असल्यास कृपया कार्यालयाला फोन करा किंवा तक्रार निवारण अधिकाऱ्यांना लिहा.`,
    }),
    textsRemoved: (texts, reason) => ({
      template: 'texts_removed',
      subject: 'कृपया तुमच्या माहितीतील मजकूर पाहा',
      text: `${texts.length > 0 ? `आमच्या कार्यालयाने तुमच्या माहितीतून हे काढले आहे: ${texts.map(text => textNames.mr[text]).join(', ')}.` : 'आमचे कार्यालय तुम्हाला माहिती दुरुस्त करण्याची विनंती करते.'}\n\n${reason}\n\n‘माझी माहिती’मध्ये ते नव्याने लिहिता येईल.`,
    }),
    secondNameRefused: ({ typed, second }, reason) => ({
      template: 'texts_removed',
      subject: 'कृपया तुमच्या माहितीतील एक नाव पाहा',
      text: `‘${oneLine(typed)}’ हे नाव दुसऱ्या लिपीत ‘${oneLine(second)}’ असे लिहिले आहे. आमच्या कार्यालयाने ते पाहिले; ते दाखवले जाणार नाही.\n\n${reason}\n\n‘माझी माहिती’मध्ये ते नव्याने लिहिता येईल.`,
    }),
    acknowledged: (number, hours) => ({
      template: 'complaint_received',
      subject: `तुमची तक्रार ${number}`,
      text: `तुमची तक्रार मिळाली आहे. तिचा क्रमांक ${number} आहे. तुम्ही कळवल्यापासून ${hours < 48 ? `${inDevanagari(hours)} तासांत` : `${inDevanagari(hours / 24)} दिवसांत`} ती निकाली काढू आणि कशी ते तुम्हाला कळवू.`,
    }),
    settled: (number, answer) => ({
      template: 'complaint_settled',
      subject: `तुमची तक्रार ${number} सोडवली आहे`,
      text: `${answer}\n\nसमाधान झाले नाही तर gac.gov.in येथे तक्रार अपील समितीकडे दाद मागता येते.`,
    }),
    orderReceived: (number, hours) => ({
      template: 'complaint_received',
      subject: `तुमचा आदेश, आमचा क्रमांक ${number}`,
      text: `तुमचा आदेश मिळाला आहे. आमचा क्रमांक ${number} आहे. तो मिळाल्यापासून ${inDevanagari(hours)} तासांत आम्ही कार्यवाही करतो.`,
    }),
    requestReceived: (number, hours) => ({
      template: 'complaint_received',
      subject: `तुमची विनंती ${number}`,
      text: `तुमच्या माहितीविषयीची विनंती मिळाली आहे. तिचा क्रमांक ${number} आहे. ती मिळाल्यापासून ${inDevanagari(hours / 24)} दिवसांत आम्ही उत्तर देतो.`,
    }),
    requestAnswered: (number, answer) => ({
      template: 'complaint_settled',
      subject: `तुमच्या विनंतीचे उत्तर, क्रमांक ${number}`,
      text: `${answer}\n\nसमाधान झाले नाही तर भारताच्या डेटा संरक्षण मंडळाकडे जाता येते.`,
    }),
    orderCarriedOut: (number, answer) => ({
      template: 'complaint_settled',
      subject: `तुमचा आदेश, आमचा क्रमांक ${number}`,
      text: answer,
    }),
  },
}

export const letters = (language: Language): Letters => letterWords[language]
