import { catalogue, type Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import type { DocumentKind } from './paper.ts'

const titles = {
  en: { receipt: 'Receipt', tax_invoice: 'Tax invoice', refund_note: 'Refund note', credit_note: 'Credit note' },
  mr: {
    receipt: 'पावती',
    tax_invoice: 'कर बीजक (Tax invoice)',
    refund_note: 'परताव्याची पावती',
    credit_note: 'क्रेडिट नोट (Credit note)',
  },
} as const satisfies Record<string, Record<DocumentKind, string>>

/** What stands on receipts, tax invoices and credit notes. */
export const paperWords = catalogue({
  en: {
    ...titles.en,
    demo: 'DEMO: no money was paid',
    number: 'Number',
    date: 'Date',
    gstin: 'GSTIN',
    receivedFrom: 'Received from',
    givenBackTo: 'Refunded to',
    registrationNo: 'Registration number',
    placeOfSupply: 'Place of supply',
    item: (plan: string) => `Membership plan ${plan}`,
    days: (count: number, from: string, to: string) => `${count === 1 ? '1 day' : `${count} days`}, ${from} to ${to}`,
    views: (count: number) => `${count} contact views`,
    sac: 'SAC',
    taxable: 'Taxable value',
    cgst: (percent: number) => `CGST ${percent} %`,
    sgst: (percent: number) => `SGST ${percent} %`,
    igst: (percent: number) => `IGST ${percent} %`,
    total: 'Total',
    paidBy: 'Paid by',
    paymentId: 'Payment reference',
    paidOn: 'Paid on',
    takesBack: (number: string, day: string) => `Refund of ${number} dated ${day}`,
    takesBackPart: (number: string, day: string) => `Part of ${number} of ${day}; the plan runs on`,
    reason: 'Reason',
    noSignature: 'This is a computer-generated document and needs no signature.',
  },
  mr: {
    ...titles.mr,
    demo: 'DEMO: पैसे घेतलेले नाहीत',
    number: 'क्रमांक',
    date: 'दिनांक',
    gstin: 'GSTIN',
    receivedFrom: 'यांच्याकडून मिळाले',
    givenBackTo: 'यांना परत केले',
    registrationNo: 'नोंदणी क्रमांक',
    placeOfSupply: 'पुरवठ्याचे ठिकाण',
    item: (plan: string) => `सदस्यत्व योजना ${plan}`,
    days: (count: number, from: string, to: string) => `${digits('mr', count)} दिवस, ${from} ते ${to}`,
    views: (count: number) => `${digits('mr', count)} संपर्क`,
    sac: 'SAC',
    taxable: 'करपात्र रक्कम',
    cgst: (percent: number) => `CGST ${digits('mr', percent)} %`,
    sgst: (percent: number) => `SGST ${digits('mr', percent)} %`,
    igst: (percent: number) => `IGST ${digits('mr', percent)} %`,
    total: 'एकूण',
    paidBy: 'कसे भरले',
    paymentId: 'पेमेंट संदर्भ',
    paidOn: 'भरल्याचा दिनांक',
    takesBack: (number: string, day: string) => `याने रद्द: क्रमांक ${number}, दिनांक ${day}`,
    takesBackPart: (number: string, day: string) => `काही रक्कम परत: क्रमांक ${number}, दिनांक ${day}; योजना चालू राहते`,
    reason: 'कारण',
    noSignature: 'संगणकावर तयार केले आहे; सहीची गरज नाही.',
  },
})

/** How a payment was made, where the gateway's own word is not one that families use. */
export const methodWords = catalogue<Record<string, string>>({
  en: {
    upi: 'UPI',
    card: 'Card',
    netbanking: 'Net banking',
    wallet: 'Wallet',
    cash: 'Cash',
    cheque: 'Cheque',
    bank: 'Bank transfer',
    sandbox: 'Sandbox (demo)',
  },
  mr: {
    upi: 'UPI',
    card: 'कार्ड',
    netbanking: 'नेट बँकिंग',
    wallet: 'वॉलेट',
    cash: 'रोख',
    cheque: 'चेक',
    bank: 'बँक ट्रान्सफर',
    sandbox: 'सराव पेमेंट (डेमो)',
  },
})

const paperMail = catalogue({
  en: {
    subject: (title: string, number: string) => `${title} ${number} from Saptapadi`,
    text: (plan: string, amount: string) =>
      `Thank you. We received ${amount} for the plan ${plan}. The receipt is attached.`,
    refund: (plan: string, amount: string) => `We refunded ${amount} for the plan ${plan}. The receipt is attached.`,
    where: 'You can find all your receipts at',
  },
  mr: {
    subject: (title: string, number: string) => `सप्तपदी: ${title} ${number}`,
    text: (plan: string, amount: string) => `धन्यवाद. ${plan} या योजनेचे ${amount} मिळाले. पावती सोबत जोडली आहे.`,
    refund: (plan: string, amount: string) => `${plan} या योजनेचे ${amount} परत केले आहेत. पावती सोबत जोडली आहे.`,
    where: 'सर्व पावत्या येथे मिळतील',
  },
})

interface PaperLetter {
  kind: DocumentKind
  number: string
  plan: string
  amount: string
  link: string
}

/** The e-mail that a paper is attached to. */
export function paperLetter(language: Language, { kind, number, plan, amount, link }: PaperLetter) {
  const t = paperMail(language)
  const takesBack = kind === 'refund_note' || kind === 'credit_note'
  return {
    subject: t.subject(paperWords(language)[kind], number),
    text: `${takesBack ? t.refund(plan, amount) : t.text(plan, amount)}\n\n${t.where} ${link}`,
  }
}
