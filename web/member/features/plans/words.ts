import type { PaymentStatus } from '#contract/payments.ts'
import type { PlanOffer } from '#contract/plans.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

const offers = {
  en: { BUY: 'Buy Now', UPGRADE: 'Upgrade Plan', RENEW: 'Renew Plan' },
  mr: { BUY: 'योजना घ्या', UPGRADE: 'ही योजना घ्या', RENEW: 'नूतनीकरण करा' },
} as const satisfies Record<string, Record<PlanOffer, string>>

const statuses = {
  en: {
    NONE: '-',
    CREATED: 'Waiting for the bank',
    PAID: 'Paid',
    FAILED: 'Failed',
    CANCELLED: 'Not completed',
    REFUNDED: 'Refunded',
  },
  mr: {
    NONE: '-',
    CREATED: 'बँकेची वाट पाहत आहोत',
    PAID: 'भरले',
    FAILED: 'अयशस्वी',
    CANCELLED: 'पूर्ण झाले नाही',
    REFUNDED: 'परत केले',
  },
} as const satisfies Record<string, Record<PaymentStatus, string>>

const papers = {
  en: { RECEIPT: 'Receipt', TAX_INVOICE: 'Tax invoice', REFUND_NOTE: 'Refund note', CREDIT_NOTE: 'Credit note' },
  mr: { RECEIPT: 'पावती', TAX_INVOICE: 'कर बीजक', REFUND_NOTE: 'परताव्याची पावती', CREDIT_NOTE: 'क्रेडिट नोट' },
} as const

export const planWords = catalogue({
  en: {
    ...offers.en,
    none: 'Membership Plan Not Available',
    noneHelp: 'Please ask our office.',
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    validity: 'Validity',
    views: 'Contact views',
    viewsLeft: 'Contact views left',
    currentPlan: 'Current Plan',
    startDate: 'Start date',
    endDate: 'End date',
    atOffice: 'Pay at our office',
    offerOf: (offer: string, plan: string) => `${offer}: ${plan}`,
    sandbox: 'This is the demo: the payment window takes no money.',
    upgradeHelp:
      'An upgrade starts at once, in place of your plan. It lasts its own days from today, or until the last day of your present plan if that is later: days are not added up. The contact views you have left are added.',
    renewHelp: 'A renewal adds its days to the end of your plan and keeps the contact views you have left.',
    preparing: 'Preparing the payment…',
    windowOpen: 'The payment window is open. This page continues when you close it.',
    showWindow: 'Show the payment window',
    blocked: 'Your browser did not open the payment window. Open the payment here:',
    openPayment: 'Open the payment page',
    fitTitle: 'Before you pay',
    fitting: (count: string) => `${count} profiles fit your expectations.`,
    accepting: (count: string) => `Of those, ${count} look for a family like yours, by what they have written.`,
    fewerThanTen: 'Fewer than 10',
    fewerThanTenOf: 'fewer than 10',
    noExpectations: 'Write your expectations, and we will count for you who fits them before you pay.',
    writeExpectations: 'Write expectations',
    waiting: 'We are waiting for your bank to confirm. Your plan starts by itself as soon as it does.',
  },
  mr: {
    ...offers.mr,
    none: 'सध्या एकही योजना नाही',
    noneHelp: 'कृपया आमच्या कार्यालयाला विचारा.',
    days: (count: number) => `${inDevanagari(count)} दिवस`,
    validity: 'मुदत',
    views: 'संपर्क पाहता येतील',
    viewsLeft: 'शिल्लक संपर्क',
    currentPlan: 'सध्याची योजना',
    startDate: 'सुरुवात',
    endDate: 'शेवट',
    atOffice: 'आमच्या कार्यालयात पैसे भरा',
    offerOf: (offer: string, plan: string) => `${offer}: ${plan}`,
    sandbox: 'हा डेमो आहे: पैसे भरण्याच्या विंडोत पैसे घेतले जात नाहीत.',
    upgradeHelp:
      'नवी योजना सध्याच्या योजनेऐवजी लगेच सुरू होते. ती आजपासून तिच्या मुदतीपर्यंत चालते, किंवा सध्याच्या योजनेचा शेवटचा दिवस त्यानंतर असेल तर त्या दिवसापर्यंत: दोन्हींचे दिवस एकत्र मिळवले जात नाहीत. शिल्लक संपर्क मात्र तिच्यात मिळवले जातात.',
    renewHelp: 'नूतनीकरणाचे दिवस योजनेच्या शेवटी जोडले जातात आणि शिल्लक संपर्क तसेच राहतात.',
    preparing: 'पैसे भरण्याची तयारी होत आहे…',
    windowOpen: 'पैसे भरण्याची विंडो उघडी आहे. ती बंद केल्यावर हे पान पुढे जाईल.',
    showWindow: 'पैसे भरण्याची विंडो दाखवा',
    blocked: 'ब्राउझरने पैसे भरण्याची विंडो उघडली नाही. येथून पुढे जा:',
    openPayment: 'पैसे भरण्याचे पान उघडा',
    fitTitle: 'पैसे भरण्याआधी',
    fitting: (count: string) => `तुमच्या अपेक्षांत बसणारी स्थळे: ${count}.`,
    accepting: (count: string) => `त्यांच्यापैकी ज्यांच्या लिहिलेल्या अपेक्षांत तुमचे स्थळ बसते: ${count}.`,
    fewerThanTen: '१० पेक्षा कमी',
    fewerThanTenOf: '१० पेक्षा कमी',
    noExpectations: 'तुमच्या अपेक्षा लिहा, म्हणजे पैसे भरण्याआधीच किती स्थळे त्यांत बसतात ते मोजून सांगू.',
    writeExpectations: 'अपेक्षा लिहा',
    waiting: 'बँकेच्या उत्तराची वाट पाहत आहोत. ते येताच तुमची योजना आपोआप सुरू होईल.',
  },
})

export const historyWords = catalogue({
  en: {
    ...statuses.en,
    ...papers.en,
    title: 'Your payments',
    plan: 'Plan',
    day: 'Date',
    amount: 'Amount',
    state: 'Status',
    papers: 'Receipts',
    atOffice: 'paid at our office',
    paper: (name: string, number: string) => `${name} ${number}`,
    more: 'Show more',
  },
  mr: {
    ...statuses.mr,
    ...papers.mr,
    title: 'तुम्ही भरलेले पैसे',
    plan: 'योजना',
    day: 'दिनांक',
    amount: 'रक्कम',
    state: 'स्थिती',
    papers: 'पावत्या',
    atOffice: 'कार्यालयात भरले',
    paper: (name: string, number: string) => `${name} ${number}`,
    more: 'आणखी दाखवा',
  },
})
