import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const pasteWords = catalogue({
  offer: ['Paste or drop your biodata', 'तुमचा बायोडाटा चिकटवा किंवा येथे सोडा'],
  offerHint: [
    'The form fills itself from a WhatsApp text or a PDF. You check each line first.',
    'व्हॉट्सॲपवरील मजकुरातून किंवा PDF मधून फॉर्म भरला जातो. आधी प्रत्येक ओळ तुम्ही तपासता.',
  ],
  title: ['Paste or drop your biodata', 'बायोडाटा चिकटवा किंवा येथे सोडा'],
  hint: [
    'It is read in this browser alone: the text is not sent or stored.',
    'तो याच ब्राउझरमध्ये वाचला जातो: मजकूर कोठेही पाठवला किंवा साठवला जात नाही.',
  ],
  source: ['Text of the biodata', 'बायोडाट्यातील मजकूर'],
  sourceHint: [
    'Marathi, English or both. A photo of a biodata cannot be read.',
    'मराठी, इंग्रजी किंवा दोन्ही. बायोडाट्याचा फोटो वाचता येत नाही.',
  ],
  choosePdf: ['Choose a PDF', 'PDF निवडा'],
  pdfRules: ['at most 2 MB', 'जास्तीत जास्त २ MB'],
  read: ['Read it', 'वाचा'],
  back: ['Back', 'मागे'],
  cancel: ['Cancel', 'रद्द करा'],
  reviewTitle: ['Is this right?', 'हे बरोबर आहे का?'],
  reviewHint: [
    'Only what is ticked goes into the form. You can change it there.',
    'टिक केलेलेच फॉर्ममध्ये भरले जाईल. तेथे ते बदलता येईल.',
  ],
  asked: ['Please check these', 'कृपया हे तपासा'],
  sure: ['Read', 'वाचलेले'],
  from: ['In the text:', 'मजकुरात:'],
  later: ['For your profile after the registration', 'नोंदणीनंतर तुमच्या माहितीत भरण्यासाठी'],
  againHint: [
    'Paste the text again under Edit Profile, and these are filled in too.',
    'पुढे “माहिती बदला” येथे हाच मजकूर पुन्हा चिकटवल्यास हेही भरले जाईल.',
  ],
  keptHint: [
    'This browser keeps these for a day, and Edit Profile offers to fill them in. The text is not kept.',
    'हे या ब्राउझरमध्ये एक दिवस राहते आणि “माहिती बदला” येथे एका होकाराने भरता येते. मजकूर ठेवला जात नाही.',
  ],
  byHand: ['Please add these by name', 'कृपया हे नावासह जोडा'],
  byHandHint: ['Under Family, one after the other.', 'कौटुंबिक माहितीत, एकेक करून.'],
  whichTitle: ['Whose biodata is it?', 'हा बायोडाटा कोणाचा?'],
  whichHint: [
    'This text tells of several. Each needs a registration of their own.',
    'या मजकुरात एकाहून अधिक स्थळे आहेत. प्रत्येकाची नोंदणी वेगळी करावी लागते.',
  ],
  kept: [
    (count: number) =>
      `Of the biodata that you pasted, ${count} more ${count === 1 ? 'detail is' : 'details are'} kept for your profile.`,
    (count: number) =>
      `तुम्ही चिकटवलेल्या बायोडाट्यातील आणखी ${inDevanagari(count)} ${count === 1 ? 'गोष्ट' : 'गोष्टी'} तुमच्या माहितीसाठी ठेवल्या आहेत.`,
  ],
  lookAtKept: ['Look and fill in', 'पाहून भरा'],
  dropKept: ['Not needed', 'नको'],
  nothingNew: ['Nothing new for the profile was found.', 'भरण्यासाठी नवीन काही सापडले नाही.'],
  left: ['Not understood, or not asked for', 'न समजलेले किंवा फॉर्ममध्ये न विचारलेले'],
  marked: ['Your text, with what was read', 'तुमचा मजकूर, वाचलेल्या भागांसह'],
  fill: ['Fill in the form', 'फॉर्म भरा'],
  nothing: ['Nothing was understood. Please fill in the form by hand.', 'यातील काही समजले नाही. कृपया फॉर्म स्वतः भरा.'],
  empty: ['Please paste the text first.', 'कृपया आधी मजकूर चिकटवा.'],
  tooLong: [
    'This text is too long for a biodata. Please paste the biodata alone.',
    'हा मजकूर बायोडाट्यासाठी फार मोठा आहे. कृपया फक्त बायोडाटा चिकटवा.',
  ],
  legacyFont: [
    'This text is in an old font, such as Shree-Lipi or Kruti Dev, and cannot be read. Please type it in Unicode Marathi, or fill in the form.',
    'हा मजकूर श्री-लिपी किंवा कृतीदेव अशा जुन्या फॉन्टमध्ये आहे, तो वाचता येत नाही. कृपया युनिकोड मराठीत लिहा किंवा फॉर्म भरा.',
  ],
  notPdf: ['Please choose a PDF.', 'कृपया PDF निवडा.'],
  tooLarge: ['This PDF is larger than 2 MB.', 'ही PDF २ MB पेक्षा मोठी आहे.'],
  picture: [
    'This PDF holds only a picture, which cannot be read. Please paste the text.',
    'या PDF मध्ये फक्त चित्र आहे, ते वाचता येत नाही. कृपया मजकूर चिकटवा.',
  ],
  unreadable: [
    'This PDF could not be read here. Please paste the text.',
    'ही PDF येथे वाचता आली नाही. कृपया मजकूर चिकटवा.',
  ],
  unreached: [
    'What reads a PDF could not be loaded. Please choose it again once the line is back, or paste the text.',
    'PDF वाचण्याची सोय उघडता आली नाही. इंटरनेट सुरू झाल्यावर पुन्हा निवडा, किंवा मजकूर चिकटवा.',
  ],
  brothers: ['brothers', 'भाऊ'],
  sisters: ['sisters', 'बहिणी'],
})
