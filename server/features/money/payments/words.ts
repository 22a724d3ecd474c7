import { catalogue } from '#domain/words/catalogue.ts'

export const paymentMessages = catalogue({
  ready: ['The payment window opens', 'पैसे भरण्याची विंडो उघडत आहे'],
  NONE: ['You have made no payment yet', 'तुम्ही अजून पैसे भरलेले नाहीत'],
  CREATED: [
    'We are waiting for your bank to confirm. Your plan starts by itself as soon as it does',
    'बँकेच्या उत्तराची वाट पाहत आहोत. ते येताच तुमची योजना आपोआप सुरू होईल',
  ],
  PAID: ['Your payment was received and your plan has started', 'पैसे मिळाले आणि तुमची योजना सुरू झाली आहे'],
  FAILED: [
    'The payment did not go through and no plan was started. You can try again',
    'पैसे भरले गेले नाहीत आणि योजना सुरू झालेली नाही. पुन्हा प्रयत्न करता येईल',
  ],
  CANCELLED: ['The payment was not completed', 'पैसे भरणे पूर्ण झाले नाही'],
  REFUNDED: ['This payment was refunded', 'हे पैसे परत केले आहेत'],
})

export const paymentSentences = {
  atOffice: {
    en: 'Online payment is not open at the moment. Please pay at our office',
    mr: 'सध्या ऑनलाइन पैसे भरता येत नाहीत. कृपया आमच्या कार्यालयात भरा',
  },
  notOffered: {
    en: 'This plan cannot be bought at the moment. Please look at the plans again',
    mr: 'ही योजना सध्या घेता येत नाही. कृपया योजना पुन्हा पाहा',
  },
  ticketEnded: {
    en: 'This payment window has expired. Please close it and press the button of the plan again',
    mr: 'या विंडोची मुदत संपली. कृपया ती बंद करा आणि योजनेचे बटण पुन्हा दाबा',
  },
  gatewayAway: {
    en: 'The payment service does not answer at the moment. Nothing was charged. Please try again in a few minutes',
    mr: 'पैसे भरण्याची सेवा सध्या उत्तर देत नाही. पैसे घेतलेले नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  },
  notThisReturn: {
    en: 'This page does not belong to any of your payments. If money was taken, your plan starts by itself in a few minutes',
    mr: 'हे पान तुम्ही भरलेल्या पैशांशी संबंधित नाही. पैसे गेले असतील तर काही मिनिटांत तुमची योजना आपोआप सुरू होईल',
  },
  manyTickets: {
    en: 'You have opened the payment window many times. Please wait a little',
    mr: 'पैसे भरण्याची विंडो खूप वेळा उघडली आहे. कृपया थोडा वेळ थांबा',
  },
  receiptNumberUsed: {
    en: 'A payment with this receipt number was entered before. Capital letters and spaces make no difference',
    mr: 'या पावती क्रमांकाचे पैसे आधीच नोंदवले आहेत. लहान-मोठी अक्षरे आणि मोकळ्या जागांनी फरक पडत नाही',
  },
  utrUsed: {
    en: 'This UTR was entered before. One transfer pays once: please read the number of the new one',
    mr: 'हा UTR आधी नोंदवला आहे. एका व्यवहाराने एकदाच पैसे भरता येतात: कृपया नव्या व्यवहाराचा क्रमांक पाहा',
  },
  tooManyUnconfirmed: {
    en: 'Five of your payments by UPI wait to be confirmed. A treasurer or an ADMIN reads the bank’s statement first',
    mr: 'तुम्ही नोंदवलेल्या UPI च्या पाच रकमांची खात्री बाकी आहे. आधी खजिनदार किंवा ADMIN बँकेचे विवरणपत्र तपासतील',
  },
  orderGone: {
    en: 'This order is paid, or a newer one took its place. Please look at the record again',
    mr: 'हे पैसे भरले आहेत किंवा त्यांच्या जागी नवा QR आहे. कृपया नोंद पुन्हा पाहा',
  },
  notToConfirm: {
    en: 'This payment is confirmed or refunded already, or the bank’s statement may still confirm it',
    mr: 'या रकमेची खात्री झाली आहे, ती परत केली आहे किंवा बँकेच्या विवरणपत्राने अजून खात्री होऊ शकते',
  },
  refundedAlready: {
    en: 'This payment has already been refunded',
    mr: 'हे पैसे आधीच परत केले आहेत',
  },
  surplusWhole: {
    en: 'This payment came twice and started no plan. Refund the whole of it',
    mr: 'हे पैसे दुसऱ्यांदा आले आहेत; त्यांवर योजना सुरू झालेली नाही. पूर्ण रक्कम परत करा',
  },
  refundAsked: {
    en: 'This payment is being refunded. The gateway is asked again until it has answered',
    mr: 'हे पैसे परत जात आहेत. गेटवेचे उत्तर येईपर्यंत पुन्हा विचारले जाते',
  },
} as const

export const officePaymentMessages = catalogue({
  utrEntered: [
    'The plan has started. The payment is to be confirmed by the bank’s statement',
    'योजना सुरू झाली. रकमेची खात्री बँकेच्या विवरणपत्रावरून होईल',
  ],
  confirmed: ['The payment is confirmed', 'रकमेची खात्री झाली'],
  refunded: [
    'The payment is refunded, and the days and views it gave are removed',
    'पैसे परत केले, आणि त्यांवर मिळालेले दिवस व संपर्क काढून घेतले',
  ],
  partRefunded: [
    'The part is refunded. Days and views stay as they are',
    'काही रक्कम परत केली. दिवस आणि संपर्क तसेच राहतील',
  ],
})

/** The pages of the payment window. */
export const windowWords = catalogue({
  title: ['Payment', 'पैसे भरणे'],
  leaving: ['Taking you to the secure payment page', 'सुरक्षित पेमेंट पानावर नेत आहोत'],
  leavingHelp: ['If nothing happens in a few seconds, press the button.', 'काही सेकंदांत काही झाले नाही तर बटण दाबा.'],
  go: ['Continue to payment', 'पैसे भरण्यासाठी पुढे जा'],
  PAID: ['Payment received', 'पैसे मिळाले'],
  CREATED: ['Waiting for your bank', 'बँकेच्या उत्तराची वाट पाहत आहोत'],
  FAILED: ['Payment failed', 'पैसे भरले गेले नाहीत'],
  CANCELLED: ['Payment not completed', 'पैसे भरणे पूर्ण झाले नाही'],
  refused: ['This did not work', 'हे झाले नाही'],
  close: ['Close this window', 'ही विंडो बंद करा'],
  back: ['Back to the membership plans', 'सदस्यत्व योजनांकडे परत'],
  goOn: ['Continue', 'पुढे जा'],
})

/** The page of the demo's own gateway. */
export const sandboxWords = catalogue({
  title: ['Sandbox gateway', 'सराव पेमेंट'],
  noMoney: [
    'This is the demo. No money moves, and no card is asked for.',
    'हा डेमो आहे. पैसे जात नाहीत आणि कार्ड विचारले जात नाही.',
  ],
  pay: [(amount: string) => `Pay ${amount}`, (amount: string) => `${amount} भरा`],
  slow: ['Pay, but let the bank answer late', 'भरा, पण बँकेचे उत्तर उशिरा येऊ द्या'],
  fail: ['Let the payment fail', 'पैसे भरणे अयशस्वी होऊ द्या'],
  cancel: ['Cancel', 'रद्द करा'],
  paidBefore: ['This order was paid before', 'याचे पैसे आधीच भरले आहेत'],
})

/** The headings of the accountant's sheet. */
export const accountantWords = catalogue({
  sheet: ['Payments', 'जमा रकमा'],
  issuedOn: ['Date of issue', 'दिनांक'],
  number: ['Number', 'क्रमांक'],
  kind: ['Document', 'कागदपत्र'],
  receipt: ['Receipt', 'पावती'],
  tax_invoice: ['Tax invoice', 'कर बीजक'],
  refund_note: ['Refund note', 'परताव्याची पावती'],
  credit_note: ['Credit note', 'क्रेडिट नोट'],
  demo: ['DEMO', 'डेमो'],
  surplus: ['Paid twice, to be refunded', 'दोनदा भरले, परत करायचे'],
  surplusGivenBack: ['Paid twice, refunded', 'दोनदा भरले, परत केले'],
  closing: ['Cash closing', 'दिवसाचा हिशेब'],
  expectedAndCounted: [
    (expected: number, counted: number) => `Expected ${expected}, counted ${counted}`,
    (expected: number, counted: number) => `अपेक्षित ${expected}, मोजलेले ${counted}`,
  ],
  takesBack: ['Refund of', 'कशाचा परतावा'],
  registrationNo: ['Registration number', 'नोंदणी क्रमांक'],
  name: ['Name', 'नाव'],
  placeOfSupply: ['Place of supply', 'पुरवठ्याचे ठिकाण'],
  sac: ['SAC', 'SAC'],
  plan: ['Plan', 'योजना'],
  taxable: ['Taxable value', 'करपात्र रक्कम'],
  cgst: ['CGST', 'CGST'],
  sgst: ['SGST', 'SGST'],
  igst: ['IGST', 'IGST'],
  total: ['Total', 'एकूण'],
  discount: ['Discount', 'सवलत'],
  reason: ['Reason', 'कारण'],
  method: ['Paid by', 'कसे भरले'],
  reference: ['Cheque or UPI number', 'चेक किंवा UPI क्रमांक'],
  paymentId: ['Receipt or payment id', 'पावती किंवा पेमेंट क्रमांक'],
  paidOn: ['Paid on', 'भरल्याचा दिवस'],
  confirmed: ['Confirmed (UPI)', 'खात्री (UPI)'],
  toBeConfirmed: ['to be confirmed', 'खात्री बाकी'],
})
