import { catalogue } from '#domain/words/catalogue.ts'

/** The words of the notification choices. `UNVERIFIED` and those after it say why a channel is not used now. */
export const notificationChoiceWords = catalogue({
  title: ['Also tell me', 'मला असेही कळवा'],
  help: ['Everything is always shown under the bell.', 'सर्व सूचना घंटेजवळ नेहमीच दिसतात.'],
  EVERYTHING_SHORT: ['All', 'सर्व'],
  IMPORTANT_SHORT: ['What matters', 'महत्त्वाचे'],
  NOTHING_SHORT: ['Nothing', 'काही नाही'],
  important: [
    'What matters: interests, answers to yours, opened contacts, your membership, and what our office asks you to correct.',
    'महत्त्वाचे म्हणजे: पसंती, तुमच्या पसंतीची उत्तरे, उघडलेले संपर्क, सदस्यत्व आणि कार्यालयाने सुचवलेल्या दुरुस्त्या.',
  ],
  gathered: [
    'Messages are sent together: at most one email an hour, one SMS or WhatsApp message an hour and three a day, and none in your quiet hours.',
    'सूचना एकत्र पाठवतो: तासाला जास्तीत जास्त एक ई-मेल, तासाला एक आणि दिवसाला तीन एसएमएस किंवा व्हॉट्सॲप संदेश; तुम्ही नको म्हटलेल्या वेळेत एकही नाही.',
  ],
  sheet: ['The weekly sheet', 'साप्ताहिक पत्रक'],
  sheetHelp: [
    'On Saturday mornings, by email: the families of the week who fit your expectations. No sheet is sent in a week without new families. If you have no email address, WhatsApp tells you when there is a sheet.',
    'शनिवारी सकाळी ई-मेलने: त्या आठवड्यात आलेली आणि तुमच्या अपेक्षांत बसणारी स्थळे. नवीन कोणी नसेल तर पत्रक येत नाही. ई-मेल नसल्यास व्हॉट्सॲपने कळवतो.',
  ],
  sheet_Y: ['Send it', 'पाठवा'],
  sheet_N: ['Do not send it', 'पाठवू नका'],
  agreeing: [
    'By choosing it you agree; choosing Nothing withdraws it, and so does the reply STOP. No SMS is sent in addition.',
    'हे निवडणे म्हणजे तुमची संमती; ‘काही नाही’ निवडल्यास किंवा ‘थांबवा’ असे उत्तर दिल्यास ती मागे घेतली जाते. सोबत एसएमएस येत नाही.',
  ],
  NOT_AGREED: ['Nothing comes until you have agreed.', 'तुम्ही संमती दिल्याशिवाय काही येणार नाही.'],
  CLOSED: ['We cannot send these at present.', 'सध्या हे पाठवता येत नाहीत.'],
  NONE: ['You have not given us one yet.', 'तुम्ही अजून दिलेला नाही.'],
  UNVERIFIED: [
    'Nothing comes until you have verified it, under Mobile and email.',
    '‘मोबाइल आणि ई-मेल’ येथे पडताळणी केल्याशिवाय काही येणार नाही.',
  ],
  ABROAD: [
    'We cannot send SMS to numbers outside India. Please verify an email address.',
    'भारताबाहेरील नंबरवर एसएमएस पाठवता येत नाहीत. कृपया ई-मेलची पडताळणी करा.',
  ],
  UNREACHABLE: [
    'Our last message could not be delivered. Please check it under Mobile and email, and change it if it is no longer yours.',
    'आमचा मागील संदेश पोहोचू शकला नाही. कृपया ‘मोबाइल आणि ई-मेल’ येथे तो तपासा आणि तुमचा नसेल तर बदला.',
  ],
  quiet: ['Quiet hours', 'संदेश न पाठवण्याची वेळ'],
  quietHelp: [
    'Emails, messages and notifications on your devices wait until the morning. Codes and letters from our office may come at any time. The hours are those of India.',
    'ई-मेल, संदेश आणि उपकरणांवरील सूचना सकाळपर्यंत थांबतात. कोड आणि कार्यालयाची पत्रे केव्हाही येतात. वेळ भारतातील आहे.',
  ],
  quiet_Y: ['Not in these hours', 'या वेळेत नकोत'],
  quiet_N: ['At any time', 'केव्हाही चालतील'],
  quiet_from: ['From', 'या वेळेपासून'],
  quiet_to: ['Until', 'या वेळेपर्यंत'],
  tryAgain: ['It is right, try again', 'तो बरोबर आहे, पुन्हा प्रयत्न करा'],
})
