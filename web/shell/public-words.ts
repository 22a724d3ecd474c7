import { catalogue } from '#domain/words/catalogue.ts'

/** The words of the header and footer of public pages. */
export const publicWords = catalogue({
  skip: ['Skip to the page', 'थेट मजकुराकडे जा'],
  mainMenu: ['Main', 'मुख्य'],
  menu: ['Menu', 'मेनू'],
  home: ['Home', 'मुख्य पान'],
  procedure: ['Our procedure', 'आमची कार्यपद्धती'],
  stories: ['Success stories', 'यशोगाथा'],
  contactUs: ['Contact us', 'संपर्क साधा'],
  login: ['Login', 'लॉगिन'],
  register: ['Register free', 'मोफत नोंदणी'],
  otherLanguage: ['मराठी', 'English'],
  changeLanguage: ['Read this site in Marathi', 'हे संकेतस्थळ इंग्रजीत वाचा'],
  invitation: ['Registering is free, and takes seven small steps.', 'नोंदणी मोफत आहे; फक्त सात छोटी पावले.'],
  registeredAlready: ['Registered already?', 'आधीच नोंदणी केली आहे?'],
  forFamilies: ['For the families of our community.', 'आपल्या समाजातील कुटुंबांसाठी.'],
  talkToUs: ['Talk to us', 'आमच्याशी बोला'],
  findYourWay: ['About this site', 'या संकेतस्थळाविषयी'],
  about: ['About', 'आमच्याविषयी'],
  contact: ['Contact', 'संपर्क'],
  prices: ['Prices', 'शुल्क'],
  terms: ['Terms', 'अटी व नियम'],
  trust: ['Trust and safety', 'विश्वास आणि सुरक्षितता'],
  privacy: ['Privacy', 'गोपनीयता'],
  safety: ['Safety advice', 'सुरक्षिततेसाठी सूचना'],
  grievance: ['Grievances', 'तक्रार निवारण'],
  howWeCheck: ['How we check profiles', 'स्थळांची पडताळणी'],
  refunds: ['Refunds and cancellation', 'परतावा आणि रद्द करणे'],
  figures: ['Our figures', 'आमचे आकडे'],
  elsewhere: [(name: string) => `${name}, opens in a new tab`, (name: string) => `${name}, नवीन टॅबमध्ये उघडेल`],
  bonaFide: [
    'For bona fide matrimonial intent only. This is not a dating site and not a place for obscene posts; such posts are removed.',
    'हे संकेतस्थळ केवळ प्रामाणिक वैवाहिक हेतूसाठी आहे. हे डेटिंगचे संकेतस्थळ नाही आणि अश्लील मजकुराला येथे जागा नाही; असा मजकूर काढून टाकला जातो.',
  ],
  /** The same in two lines, for those who have registered. */
  bonaFideShort: [
    'For bona fide matrimonial intent only: not for dating, and no place for obscene posts.',
    'केवळ प्रामाणिक वैवाहिक हेतूसाठी: डेटिंगसाठी नाही, आणि अश्लील मजकुराला येथे जागा नाही.',
  ],
  needsScripts: [
    'To register or log in, please switch on JavaScript in your browser, or call us.',
    'नोंदणी किंवा लॉगिन करण्यासाठी ब्राउझरमध्ये JavaScript सुरू करा किंवा आम्हाला फोन करा.',
  ],
})
