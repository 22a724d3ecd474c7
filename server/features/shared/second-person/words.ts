import type { Sentence } from '#server/http/refusal.ts'

export const needsTwoPeople: Sentence = {
  en: 'This needs two people who have each had their own login for seven days. After a reset by an ADMIN, or for somebody new, the seven days begin again. Please ask somebody else, or wait until then',
  mr: 'यासाठी दोन व्यक्ती लागतात, आणि दोघांचे स्वतःचे लॉगिन किमान सात दिवसांपासून असावे लागते. नवीन व्यक्तीसाठी, किंवा ADMIN ने लॉगिन नव्याने दिल्यावर, हे सात दिवस पुन्हा मोजले जातात. कृपया दुसऱ्या कोणाला तरी सांगा, किंवा तोपर्यंत थांबा',
}
