import type { PaymentStatus } from '#contract/money/payments.ts'
import { catalogue, type Pair } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { status } from '#web/ui/words.ts'

const statuses: Record<PaymentStatus, Pair> = {
  NONE: ['-', '-'],
  CREATED: ['Waiting for the bank', 'बँकेची वाट पाहत आहोत'],
  PAID: ['Paid', 'भरले'],
  FAILED: ['Failed', 'अयशस्वी'],
  CANCELLED: ['Not completed', 'पूर्ण झाले नाही'],
  REFUNDED: ['Refunded', 'परत केले'],
}

const papers = {
  RECEIPT: ['Receipt', 'पावती'],
  TAX_INVOICE: ['Tax invoice', 'कर बीजक'],
  REFUND_NOTE: ['Refund note', 'परताव्याची पावती'],
  CREDIT_NOTE: ['Credit note', 'क्रेडिट नोट'],
} as const

export const paymentWords = catalogue({
  ...statuses,
  ...papers,
  title: ['Your payments', 'तुम्ही भरलेले पैसे'],
  plan: ['Plan', 'योजना'],
  day: ['Date', 'दिनांक'],
  amount: ['Amount', 'रक्कम'],
  state: status,
  papers: ['Receipts', 'पावत्या'],
  atOffice: ['paid at our office', 'कार्यालयात भरले'],
  toBeConfirmed: ['by UPI, to be confirmed by the bank', 'UPI ने, बँकेकडून खात्री बाकी'],
  paper: [(name: string, number: string) => `${name} ${number}`, (name: string, number: string) => `${name} ${number}`],
  number: ['Receipt no.', 'पावती क्रमांक'],
  until: [
    (day: string | null, views: number | null) =>
      [day && `Until ${day}`, views && `${views} ${views === 1 ? 'contact' : 'contacts'}`].filter(Boolean).join(' · '),
    (day: string | null, views: number | null) =>
      [day && `${day} पर्यंत`, views && `${inDevanagari(views)} नंबर`].filter(Boolean).join(' · '),
  ],
  looking: ['You were looking at', 'तुम्ही यांचे स्थळ पाहत होतात'],
  accepted: ['The interest between you is accepted', 'तुमच्यातली पसंती स्वीकारली गेली आहे'],
  seeNumber: [(surname: string) => `See ${surname}'s number`, (surname: string) => `${surname} यांचा नंबर पाहा`],
  fitting: [
    'Now you can see the numbers of the families that fit yours.',
    'आता तुमच्याशी जुळणाऱ्या कुटुंबांचे नंबर तुम्ही पाहू शकता.',
  ],
  seeProfiles: ['See profiles', 'स्थळे पाहा'],
  more: ['Show more', 'आणखी दाखवा'],
  waiting: [
    'We are waiting for your bank to confirm. Your plan starts by itself as soon as it does.',
    'बँकेच्या उत्तराची वाट पाहत आहोत. ते येताच तुमची योजना आपोआप सुरू होईल.',
  ],
})
