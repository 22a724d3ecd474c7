import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const procedureWords = catalogue({
  title: ['Our procedure', 'आमची कार्यपद्धती'],
  lead: [
    'Eight steps, from a free registration to the first meeting of two families.',
    'मोफत नोंदणीपासून दोन कुटुंबांच्या पहिल्या भेटीपर्यंत, आठ पावले.',
  ],
  step: [(n: number) => `Step ${n}`, (n: number) => `पाऊल ${inDevanagari(n)}`],
  register: ['Free register', 'मोफत नोंदणी'],
  registerText: [
    'Fill in the biodata in seven short screens. It takes a few minutes and costs nothing.',
    'सात छोट्या पावलांत बायोडाटा भरा. काही मिनिटे पुरतात आणि खर्च काहीच नाही.',
  ],
  search: ['Free search', 'मोफत शोध'],
  searchText: [
    'Look through profiles by education, work, native place and more, before you pay for anything.',
    'पैसे भरण्याआधीच शिक्षण, काम, मूळ ठिकाण अशा निकषांवर स्थळे पाहा.',
  ],
  member: ['Become a member', 'सदस्य व्हा'],
  memberText: [
    'When there are families you would like to speak with, choose the membership plan that suits you.',
    'ज्या कुटुंबांशी बोलावेसे वाटते ती स्थळे मिळाली, की तुम्हाला योग्य अशी योजना निवडा.',
  ],
  detail: ['Detailed profile with kundali matching score', 'सविस्तर माहिती आणि कुंडली मिलनाचे गुण'],
  detailText: [
    'Read the full biodata, with the score out of thirty-six and the kootas behind it.',
    'पूर्ण बायोडाटा वाचा; सोबत छत्तीसपैकी गुण आणि त्यामागची कूटे.',
  ],
  interest: ['Send and receive interest', 'पसंती कळवा आणि मिळवा'],
  interestText: [
    'Tell a family that you are interested, and answer those who write to you.',
    'आवडलेल्या कुटुंबाला पसंती कळवा, आणि तुम्हाला लिहिणाऱ्यांना उत्तर द्या.',
  ],
  contacts: ['View contacts immediately', 'संपर्क लगेच पाहा'],
  contactsText: [
    'Open the telephone numbers a family has chosen to share, and call them the same day.',
    'कुटुंबाने दिलेले फोन नंबर उघडा आणि त्याच दिवशी बोला.',
  ],
  handpicked: ['Handpicked profiles', 'निवडक स्थळे'],
  handpickedText: [
    'Our counsellors look as well, and send you the profiles they would suggest.',
    'आमचे समुपदेशकही शोध घेतात आणि योग्य वाटणारी स्थळे तुम्हाला सुचवतात.',
  ],
  meet: ['Meet at preferred location', 'सोयीच्या ठिकाणी भेट'],
  meetText: [
    'Meet where it suits both families. Our safety advice is worth reading before you go.',
    'दोन्ही कुटुंबांना सोयीचे असेल तेथे भेटा. निघण्याआधी आमच्या सूचना वाचून घ्या.',
  ],
  begin: ['Get started', 'सुरुवात करा'],
  advice: ['Safety advice', 'सुरक्षिततेसाठी सूचना'],
})
