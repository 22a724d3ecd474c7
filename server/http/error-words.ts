import type { ErrorCode } from '#contract/errors.ts'
import type { Sentence } from './refusal.ts'

export const errorWords: Record<ErrorCode, Sentence> = {
  bad_input: { en: 'Please check what you entered', mr: 'कृपया भरलेली माहिती तपासा' },
  bad_credentials: { en: 'Invalid Username or Password', mr: 'मोबाइल/ई-मेल किंवा पासवर्ड चुकीचा आहे' },
  bad_otp: { en: 'This code is not right. Please try again', mr: 'हा कोड बरोबर नाही. कृपया पुन्हा प्रयत्न करा' },
  otp_ended: { en: 'This code has expired. Please ask for a new one', mr: 'या कोडची मुदत संपली. कृपया नवीन कोड मागवा' },
  bad_token: {
    en: 'This link has been used or has expired. Please ask for a new one',
    mr: 'ही लिंक वापरलेली आहे किंवा तिची मुदत संपली. कृपया नवीन मागवा',
  },
  bad_passkey: {
    en: 'This passkey opens nothing here. Please log in with your password or a code',
    mr: 'या पासकीने येथे लॉगिन होत नाही. कृपया पासवर्डने किंवा कोडने लॉगिन करा',
  },
  passkey_ended: {
    en: 'That took too long. Please try once more',
    mr: 'यास फार वेळ लागला. कृपया पुन्हा एकदा प्रयत्न करा',
  },
  no_session: { en: 'Please log in again', mr: 'कृपया पुन्हा लॉगिन करा' },
  unverified: {
    en: 'Please verify your mobile number or email first',
    mr: 'कृपया आधी मोबाइल नंबरची किंवा ई-मेलची खात्री करून घ्या',
  },
  consent_needed: {
    en: 'Please agree first to how we use your details. The question is under Settings',
    mr: 'कृपया आधी तुमच्या माहितीच्या वापराला संमती द्या. हा प्रश्न सेटिंग्जमध्ये आहे',
  },
  owner_alone: {
    en: 'Only the person with whose number or email this profile is registered does this',
    mr: 'ज्यांच्या नंबरने किंवा ई-मेलने हे स्थळ नोंदवले आहे त्यांनाच हे करता येते',
  },
  candidate_decides: {
    en: 'The candidate decides this, and has asked to be the one to press here',
    mr: 'याचा निर्णय उमेदवार घेतात; हे बटण त्यांनीच दाबायचे असे त्यांनी ठरवले आहे',
  },
  not_yours: { en: 'You cannot change this', mr: 'तुम्ही हे बदलू शकत नाही' },
  same_gender: {
    en: "Sorry, you cannot access same gender's biodata",
    mr: 'क्षमस्व, स्वतःच्याच बाजूच्या स्थळाचा बायोडाटा पाहता येत नाही',
  },
  plan_needed: { en: 'Buy a membership plan to use this', mr: 'यासाठी सदस्यत्व योजना घ्या' },
  answer_needs_plan: {
    en: 'To Accept or Reject interest, you have to purchase subscription plan',
    mr: 'पसंती स्वीकारण्यासाठी किंवा नाकारण्यासाठी सदस्यत्व योजना घ्यावी लागेल',
  },
  views_used_up: {
    en: 'You have used all your contact views',
    mr: 'तुमच्या योजनेतील सर्व संपर्क पाहून झाले आहेत',
  },
  paused: {
    en: 'Your profile is paused. Please make it visible again first',
    mr: 'तुमचे स्थळ तात्पुरते थांबवले आहे. कृपया आधी ते पुन्हा सुरू करा',
  },
  suspended: {
    en: 'Your profile is suspended. Please ask our office',
    mr: 'तुमचे स्थळ बंद केले आहे. कृपया आमच्या कार्यालयाला विचारा',
  },
  admin_only: { en: 'Only an ADMIN can do this', mr: 'हे फक्त ADMIN करू शकतात' },
  wrong_role: {
    en: 'Your login does not allow this. Please ask an ADMIN',
    mr: 'तुमच्या लॉगिनवरून हे करता येत नाही. कृपया ADMIN यांना विचारा',
  },
  wrong_origin: {
    en: 'This must be done from the office’s own page',
    mr: 'हे कार्यालयाच्या स्वतःच्या पानावरूनच करता येते',
  },
  last_admin: {
    en: 'This is the last ADMIN. Please invite another one first',
    mr: 'हे शेवटचे ADMIN आहेत. कृपया आधी दुसऱ्यांना आमंत्रण द्या',
  },
  not_found: { en: 'This could not be found', mr: 'हे सापडले नाही' },
  method_not_allowed: { en: 'This cannot be asked in this way', mr: 'हे अशा प्रकारे विचारता येत नाही' },
  enough_profiles: {
    en: 'One person can look after four profiles at most. Please call our office',
    mr: 'एका व्यक्तीला जास्तीत जास्त चार स्थळे नोंदवता येतात. कृपया आमच्या कार्यालयाला फोन करा',
  },
  taken: { en: 'These contact details are already registered', mr: 'ही संपर्क माहिती आधीच नोंदवलेली आहे' },
  site_not_open: {
    en: 'This site is not open yet. Please come back soon',
    mr: 'हे संकेतस्थळ अजून सुरू झालेले नाही. कृपया लवकरच पुन्हा भेट द्या',
  },
  channel_closed: {
    en: 'We cannot send a code there just now. Please try again tomorrow, or ask our office',
    mr: 'आत्ता तेथे कोड पाठवता येत नाही. कृपया उद्या पुन्हा प्रयत्न करा किंवा आमच्या कार्यालयाला विचारा',
  },
  gateway_away: {
    en: 'The payment service does not answer at the moment. Please try again in a few minutes',
    mr: 'पैसे भरण्याची सेवा सध्या उत्तर देत नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  },
  changed_elsewhere: {
    en: 'This profile was changed elsewhere meanwhile. Please look at the changes before you save',
    mr: 'दरम्यान ही माहिती दुसरीकडे बदलली गेली. जतन करण्याआधी कृपया ते बदल पाहा',
  },
  conflict: {
    en: 'This has changed in the meantime. Please look again',
    mr: 'दरम्यान यात बदल झाला आहे. कृपया पुन्हा पाहा',
  },
  file_too_large: { en: 'File must be less then 10 MB', mr: 'फाइल १० MB पेक्षा लहान हवी' },
  body_too_large: { en: 'This is more than can be sent at once', mr: 'एका वेळी इतकी माहिती पाठवता येत नाही' },
  wrong_file_kind: {
    en: 'Invalid file format please use jpeg or png file.',
    mr: 'फाइलचा प्रकार चालत नाही, कृपया jpeg किंवा png वापरा.',
  },
  wrong_content_type: { en: 'This kind of content is not understood here', mr: 'या प्रकारची माहिती येथे चालत नाही' },
  slow_down: {
    en: 'Too many tries. Please wait a little and try again',
    mr: 'खूप प्रयत्न झाले. थोडा वेळ थांबून पुन्हा प्रयत्न करा',
  },
  resend_too_soon: {
    en: 'A code was sent a moment ago. Please wait before asking again',
    mr: 'कोड नुकताच पाठवला आहे. पुन्हा मागण्याआधी थोडे थांबा',
  },
  otp_exhausted: {
    en: 'Too many wrong codes today. Please use the link in the recovery email',
    mr: 'आज खूप चुकीचे कोड दिले गेले. कृपया ई-मेलमधील लिंक वापरा',
  },
  server_error: { en: 'Server Error', mr: 'आमच्याकडे अडचण आली आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा' },
  not_ready: { en: 'The service is not ready yet', mr: 'सेवा अजून सुरू झालेली नाही' },
  database_away: {
    en: 'We cannot reach our records at the moment. Please try again shortly',
    mr: 'सध्या माहिती उपलब्ध होत नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  },
  overloaded: {
    en: 'Many people are here at the moment. Please try again in a few seconds',
    mr: 'सध्या संकेतस्थळावर खूप सदस्य आहेत. कृपया काही सेकंदांनी पुन्हा प्रयत्न करा',
  },
  storage_full: {
    en: 'Nothing can be saved at the moment. Please try again later',
    mr: 'सध्या माहिती जतन करता येत नाही. कृपया नंतर पुन्हा प्रयत्न करा',
  },
}

/** For a refusal because the machine is busy, and not because somebody tried too often. */
export const manyWait: Sentence = {
  en: 'Many families are being served at this moment. Please try again in a few seconds',
  mr: 'या क्षणी बरीच कुटुंबे वाट पाहत आहेत. काही सेकंदांनी पुन्हा प्रयत्न करा',
}
