import type { ContentBody } from '#contract/site/site-content.ts'
import { type FactKind, pageKinds } from '#domain/site/site-content.ts'
import { languages } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { newestRows, publishedRows, writePublished } from '#server/features/shared/site-content/queries.ts'

/** What the demo's provider says of itself. All of it is invented and appears only in a demo. */
export const demoSite: { [K in Exclude<FactKind, 'links' | 'announcement'>]: Partial<ContentBody<K>> } = {
  name: { name_en: 'Saptapadi', name_mr: 'सप्तपदी' },
  contact: {
    email: 'namaskar@saptapadi.example',
    telephones: ['+91 90000 00001', '+91 90000 00002', '+91 90000 00003'],
    whatsapp: '+91 90000 00001',
    hours_en: 'Every day but Tuesday, 10 to 6',
    hours_mr: 'मंगळवार सोडून रोज, १० ते ६',
    address_en: 'First floor, Wada Chambers, Laxmi Road, Sadashiv Peth, Pune 411030',
    address_mr: 'पहिला मजला, वाडा चेंबर्स, लक्ष्मी रस्ता, सदाशिव पेठ, पुणे ४११०३०',
    city_en: 'Pune',
    city_mr: 'पुणे',
    officer_en: 'Vasudha Karandikar',
    officer_mr: 'वसुधा करंदीकर',
    officer_email: 'grievance@saptapadi.example',
    officer_telephone: '+91 90000 00001',
    aadhaar_verifier: 'OVSE-DEMO-0001',
    upi: 'saptapadi.demo@bank',
  },
  branches: {
    list: [
      {
        name_en: 'Pune, head office',
        name_mr: 'पुणे, मुख्य कार्यालय',
        address_en: 'First floor, Wada Chambers\nLaxmi Road, Sadashiv Peth\nPune 411030',
        address_mr: 'पहिला मजला, वाडा चेंबर्स\nलक्ष्मी रस्ता, सदाशिव पेठ\nपुणे ४११०३०',
        email: 'pune@saptapadi.example',
        phone: '+91 90000 00001',
      },
      {
        name_en: 'Nashik',
        name_mr: 'नाशिक',
        address_en: 'Near the old library\nGangapur Road\nNashik 422005',
        address_mr: 'जुन्या वाचनालयाजवळ\nगंगापूर रस्ता\nनाशिक ४२२००५',
        email: 'nashik@saptapadi.example',
        phone: '+91 90000 00002',
      },
      {
        name_en: 'Kolhapur',
        name_mr: 'कोल्हापूर',
        address_en: 'Second lane, opposite the market hall\nRajarampuri\nKolhapur 416008',
        address_mr: 'दुसरी गल्ली, मंडईसमोर\nराजारामपुरी\nकोल्हापूर ४१६००८',
        email: 'kolhapur@saptapadi.example',
        phone: '+91 90000 00003',
      },
    ],
  },
  banners: {
    list: [
      {
        image: '/banners/green-and-gold.svg',
        alt_en: 'Drawing: a bride in green and a groom in gold under an arch of marigolds',
        alt_mr: 'चित्र: झेंडूच्या कमानीखाली हिरव्या साडीतली वधू आणि सोनेरी पोशाखातला वर',
      },
      {
        image: '/banners/kumkum-and-ivory.svg',
        alt_en: 'Drawing: a groom in ivory and a bride in kumkum red under a flowered arch',
        alt_mr: 'चित्र: फुलांच्या कमानीखाली शुभ्र पोशाखातला वर आणि कुंकवाच्या रंगाच्या साडीतली वधू',
      },
      {
        image: '/banners/paithani-blue.svg',
        alt_en: 'Drawing: a bride in a purple Paithani and a groom in maroon, with jasmine garlands',
        alt_mr: 'चित्र: जांभळ्या पैठणीतली वधू आणि मरून पोशाखातला वर, गळ्यात मोगऱ्याचे हार',
      },
      {
        image: '/banners/marigold-evening.svg',
        alt_en: 'Drawing: a groom in teal and a bride in turmeric yellow at evening',
        alt_mr: 'चित्र: संध्याकाळी हिरवट निळ्या पोशाखातला वर आणि हळदी रंगाच्या साडीतली वधू',
      },
    ],
  },
  home: {
    claims: [
      { figure_en: '35+', figure_mr: '३५+', words_en: 'years of experience', words_mr: 'वर्षांचा अनुभव' },
      { figure_en: '10,000+', figure_mr: '१०,०००+', words_en: 'marriages settled', words_mr: 'विवाह जुळले' },
    ],
    about_title_en: 'We began with a register and a telephone',
    about_title_mr: 'सुरुवात एका नोंदवहीने आणि एका टेलिफोनने झाली',
    about_en:
      'For more than thirty-five years parents have come to our office with a biodata and a hope, and more than ten thousand marriages have been settled. The register is now online; the work is the same. We know the families, and we make the introduction.',
    about_mr:
      'पस्तीस वर्षांहून अधिक काळ आई-वडील आमच्या कार्यालयात बायोडाटा आणि आशा घेऊन येत आहेत, आणि दहा हजारांहून अधिक विवाह जुळले आहेत. नोंदवही आता ऑनलाइन आहे; काम मात्र तेच आहे. आम्ही कुटुंबांना ओळखतो आणि भेट घालून देतो.',
  },
  promises: {
    home: [
      {
        title_en: 'Matrimony only, not dating',
        title_mr: 'फक्त विवाहासाठी, डेटिंगसाठी नाही',
        text_en: 'Every profile is here to marry. Anything else is removed.',
        text_mr: 'येथील प्रत्येक स्थळ विवाहासाठीच आहे. जे तसे नाही, ते आम्ही काढून टाकतो.',
      },
      {
        title_en: 'Every contact is verified',
        title_mr: 'प्रत्येक संपर्क पडताळलेला',
        text_en: 'No profile is shown before the family has confirmed its mobile number or email with a code.',
        text_mr: 'कुटुंबाने स्वतःचा मोबाइल नंबर किंवा ई-मेल कोडने पडताळल्याशिवाय कोणतेही स्थळ दिसत नाही.',
      },
      {
        title_en: 'Careful about money',
        title_mr: 'पैशांबाबत सावध राहा',
        text_en: 'No family needs your money before a wedding. Our advice is short and worth reading.',
        text_mr: 'लग्नाआधी कोणत्याही कुटुंबाला तुमचे पैसे लागत नाहीत. आमच्या सूचना थोडक्यात आहेत, जरूर वाचा.',
      },
    ],
    trust: [
      {
        text_en: 'No invented profiles. Every profile was registered by a person, with a contact that answered.',
        text_mr: 'बनावट स्थळे नाहीत. प्रत्येक स्थळ कोणीतरी खऱ्या संपर्कासह नोंदवलेले आहे.',
      },
      {
        text_en: 'No calls from us asking for money. Whoever calls you for money is not from our office.',
        text_mr: 'पैसे मागण्यासाठी आम्ही फोन करत नाही. पैशांसाठी फोन करणारी व्यक्ती आमच्या कार्यालयाची नाही.',
      },
      {
        text_en: 'Nothing renews automatically. A plan ends on its end date, and nothing is charged again.',
        text_mr: 'आम्ही आपोआप नूतनीकरण करत नाही. योजना तिच्या दिवशी संपते आणि पुन्हा पैसे कापले जात नाहीत.',
      },
    ],
  },
}

export const demoLinks = {
  facebook: 'https://facebook.example/saptapadi',
  instagram: 'https://instagram.example/saptapadi',
  film: '/demo/how-an-introduction-is-made.webm',
}

/** Gives the site the facts of the demo's provider, and publishes the drafts. What was published before stays. */
export async function writeDemoSite(db: Db, now: Date): Promise<void> {
  const published = new Set((await publishedRows(db)).map(({ kind, language }) => `${kind} ${language}`))
  const drafts = new Map((await newestRows(db)).map(({ kind, language, body }) => [`${kind} ${language}`, body]))
  const kinds = ['name', 'contact', 'branches', 'home', 'promises', 'banners'] as const
  const isFirst = !published.has('name both')
  for (const kind of kinds)
    if (!published.has(`${kind} both`)) await writePublished(db, { kind, language: 'both' }, demoSite[kind], now)
  for (const kind of pageKinds)
    for (const language of languages) {
      const draft = drafts.get(`${kind} ${language}`)
      // The house's own story waits as a draft beside the page that came with the product.
      const isWaiting = !published.has(`${kind} ${language}`) || (kind === 'about-us' && isFirst)
      if (draft && isWaiting) await writePublished(db, { kind, language }, draft, now)
    }
}

/** The film and the social networks of the demo, which the site of a test does not have. */
export const writeDemoLinks = (db: Db, now: Date): Promise<void> =>
  writePublished(db, { kind: 'links', language: 'both' }, demoLinks, now)
