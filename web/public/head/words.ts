import type { PublicPath } from '#domain/screens.ts'
import type { Language } from '#domain/words/catalogue.ts'

interface HeadText {
  title: string
  description: string
}

/** What search engines and link previews show of each page. The site's name replaces `{name}`. */
export const headWords: Record<PublicPath | 'missing', Record<Language, HeadText>> = {
  '/home': {
    en: {
      title: '{name} · Matrimony for the families of our community',
      description:
        'Find a bride or groom within the community. People you can telephone. Free registration, kundali matching, contacts that stay private.',
    },
    mr: {
      title: '{name} · आपल्या समाजातील कुटुंबांसाठी वधू-वर सूचक',
      description:
        'आपल्या समाजात वधू किंवा वर शोधा. फोन केला की बोलणारी माणसे. मोफत नोंदणी, कुंडली मिलन आणि खासगी राहणारे संपर्क.',
    },
  },
  '/our-procedure': {
    en: {
      title: 'Our procedure in eight steps · {name}',
      description: 'From free registration and free search to the first meeting of two families, step by step.',
    },
    mr: {
      title: 'आमची कार्यपद्धती, आठ पावलांत · {name}',
      description: 'मोफत नोंदणी आणि मोफत शोधापासून दोन कुटुंबांच्या पहिल्या भेटीपर्यंत, टप्प्याटप्प्याने.',
    },
  },
  '/success-stories': {
    en: {
      title: 'Success stories · {name}',
      description: 'Couples of our community who found each other here, told with the consent of both.',
    },
    mr: {
      title: 'यशोगाथा · {name}',
      description: 'येथे एकमेकांना भेटलेली आपल्या समाजातील जोडपी, दोघांच्या संमतीने.',
    },
  },
  '/contact': {
    en: {
      title: 'Contact us and our branches · {name}',
      description: 'Write, call or visit: the addresses, email and telephone numbers of our branches.',
    },
    mr: {
      title: 'संपर्क आणि आमच्या शाखा · {name}',
      description: 'लिहा, फोन करा किंवा भेटा: आमच्या शाखांचे पत्ते, ई-मेल आणि फोन नंबर.',
    },
  },
  '/about-us': {
    en: {
      title: 'About us · {name}',
      description: 'Who we are, how we work, and what we do not do.',
    },
    mr: {
      title: 'आमच्याविषयी · {name}',
      description: 'आम्ही कोण आहोत, कसे काम करतो, आणि काय करत नाही.',
    },
  },
  '/terms': {
    en: {
      title: 'Terms of use · {name}',
      description: 'The terms on which families use this service, in plain words.',
    },
    mr: { title: 'अटी व नियम · {name}', description: 'ही सेवा वापरण्याच्या अटी, सोप्या शब्दांत.' },
  },
  '/privacy': {
    en: {
      title: 'Privacy notice · {name}',
      description: 'What we keep about you, who sees it, how long it stays, and how to have it corrected or erased.',
    },
    mr: {
      title: 'गोपनीयता सूचना · {name}',
      description: 'आम्ही तुमची कोणती माहिती ठेवतो, ती कोण पाहते, किती काळ राहते आणि ती कशी दुरुस्त किंवा नष्ट करता येते.',
    },
  },
  '/safety': {
    en: {
      title: 'Safety advice for families · {name}',
      description:
        'Requests for money, first meetings, documents and telephone calls: what to do and what never to do.',
    },
    mr: {
      title: 'कुटुंबांसाठी सुरक्षिततेच्या सूचना · {name}',
      description: 'पैशांची मागणी, पहिली भेट, कागदपत्रे आणि फोन: काय करावे आणि काय कधीच करू नये.',
    },
  },
  '/grievance': {
    en: {
      title: 'Grievance officer · {name}',
      description: 'Whom to write to when something is wrong, and how soon you will hear from us.',
    },
    mr: {
      title: 'तक्रार निवारण अधिकारी · {name}',
      description: 'काही चुकले तर कोणाला लिहायचे आणि उत्तर किती दिवसांत मिळेल.',
    },
  },
  '/how-we-check': {
    en: {
      title: 'How profiles are checked · {name}',
      description: 'What our office checks, what the mark on a profile means, and what an unverified profile is.',
    },
    mr: {
      title: 'स्थळांची पडताळणी कशी होते · {name}',
      description: 'आमचे कार्यालय काय तपासते, स्थळावरील खुणेचा अर्थ काय, आणि न पडताळलेले स्थळ म्हणजे काय.',
    },
  },
  '/refunds': {
    en: {
      title: 'Refunds and cancellation · {name}',
      description: 'When a membership fee is returned, how to ask for it, and how long it takes.',
    },
    mr: {
      title: 'परतावा आणि रद्द करणे · {name}',
      description: 'सदस्यत्व शुल्क कधी परत मिळते, ते कसे मागायचे आणि किती दिवस लागतात.',
    },
  },
  '/prices': {
    en: {
      title: 'Prices of membership · {name}',
      description: 'What is free for every family, what each plan costs and gives, and when money is returned.',
    },
    mr: {
      title: 'सदस्यत्वाचे शुल्क · {name}',
      description: 'प्रत्येक कुटुंबासाठी काय मोफत आहे, कोणत्या योजनेचे शुल्क किती, तीत काय मिळते आणि पैसे कधी परत मिळतात.',
    },
  },
  '/trust': {
    en: {
      title: 'Our figures, month by month · {name}',
      description:
        'How many members were checked, complaints settled in time and false profiles removed, and how to check it.',
    },
    mr: {
      title: 'आमचे आकडे, महिनावार · {name}',
      description: 'किती सदस्यांची पडताळणी झाली, किती तक्रारी मुदतीत सुटल्या, किती खोटी स्थळे काढली, आणि हे कसे तपासायचे.',
    },
  },
  missing: {
    en: { title: 'Page not found · {name}', description: 'This page is not here.' },
    mr: { title: 'पान सापडले नाही · {name}', description: 'हे पान येथे नाही.' },
  },
}
