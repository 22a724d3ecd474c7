import { catalogue } from '#domain/words/catalogue.ts'

export const homeWords = catalogue({
  headline: ['The first step to marriage, taken by both families.', 'लग्नाचे पहिले पाऊल, दोन्ही कुटुंबांच्या साथीने.'],
  lead: [
    'A quiet place for the families of our community to find a bride or groom, with people you can telephone.',
    'आपल्या समाजातील कुटुंबांसाठी वधू-वर शोधण्याचे विश्वासाचे ठिकाण, आणि फोन केला की बोलणारी आपली माणसे.',
  ],
  getStarted: ['Get started', 'सुरुवात करा'],
  goOn: ['Continue your registration', 'नोंदणी पुढे चालू ठेवा'],
  seeProcedure: ['See our procedure', 'आमची कार्यपद्धती पाहा'],
  prices: ['Registering is free. What does a plan cost?', 'नोंदणी मोफत आहे. योजनेचे शुल्क किती?'],
  aboutMore: ['More about us', 'आमच्याविषयी अधिक'],
  featuresTitle: ['What you can count on', 'तुम्ही यावर विसंबून राहू शकता'],
  kundali: ['Kundali matching, worked out in full', 'कुंडली मिलन, पूर्ण हिशेबासह'],
  kundaliText: [
    'See the score out of thirty-six and the eight kootas behind it, so your guruji and you read the same page.',
    'छत्तीसपैकी गुण आणि त्यामागची आठ कूटे पाहा; म्हणजे तुमचे गुरुजी आणि तुम्ही एकच पान वाचाल.',
  ],
  kundaliExample: ['Example: 27 of 36 gun match', 'उदाहरण: छत्तीसपैकी सत्तावीस गुण जुळतात'],
  kundaliScore: ['27', '२७'],
  kundaliOf: ['of 36', '३६ पैकी'],
  search: ['Search and shortlist', 'शोधा आणि निवडून ठेवा'],
  searchText: [
    'Look by education, work, native place, height and more. Keep the ones you like and come back to them.',
    'शिक्षण, काम, मूळ ठिकाण, उंची अशा निकषांवर शोधा. आवडलेली स्थळे जपून ठेवा आणि निवांत पुन्हा पाहा.',
  ],
  handpicked: ['Handpicked for you', 'तुमच्यासाठी निवडलेली'],
  handpickedText: [
    'Our counsellors look too, and send the profiles they would suggest.',
    'आमचे समुपदेशकही शोध घेतात आणि योग्य वाटणारी स्थळे तुम्हाला सुचवतात.',
  ],
  contacts: ['Contacts stay private', 'संपर्क खासगी राहतो'],
  contactsText: [
    'A number opens only to a member, one view at a time, and you choose which number.',
    'नंबर फक्त सदस्याला दिसतो, एका वेळी एकच; आणि कोणता नंबर दाखवायचा हे तुम्ही ठरवता.',
  ],
  interest: ['Interest, answered', 'पसंतीला उत्तर मिळते'],
  interestText: [
    'Send interest, remind once; the family accepts, or declines with a reason.',
    'पसंती कळवा, एकदा आठवण करून द्या; समोरचे कुटुंब होकार देते किंवा कारणासह नकार कळवते.',
  ],
  filmTitle: ['Sit with us for a moment', 'क्षणभर आमच्यासोबत बसा'],
  filmText: ['Who we are, and how an introduction is made.', 'आम्ही कोण आहोत, आणि भेट कशी घालून दिली जाते.'],
  filmLoading: ['The film is loading', 'चित्रफीत येत आहे'],
  filmName: ['A film about us', 'आमच्याविषयीची चित्रफीत'],
  filmPlay: ['Play the film', 'चित्रफीत सुरू करा'],
  filmElsewhere: ['Watch the film', 'चित्रफीत पाहा'],
  storiesTitle: ['Families who met here', 'येथे जुळलेली कुटुंबे'],
  storiesMore: ['All success stories', 'सर्व यशोगाथा'],
})
