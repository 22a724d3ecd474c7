import type { PaymentStatus } from '#contract/money/payments.ts'
import { catalogue } from '#domain/words/catalogue.ts'

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

export const paymentWords = catalogue({
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
    waiting: 'We are waiting for your bank to confirm. Your plan starts by itself as soon as it does.',
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
    waiting: 'बँकेच्या उत्तराची वाट पाहत आहोत. ते येताच तुमची योजना आपोआप सुरू होईल.',
  },
})
