import { catalogue, type Language, type Pair } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { digits } from '#domain/words/digits.ts'
import type { DocumentKind } from './paper.ts'

const titles: Record<DocumentKind, Pair> = {
  receipt: ['Receipt', 'पावती'],
  tax_invoice: ['Tax invoice', 'कर बीजक (Tax invoice)'],
  refund_note: ['Refund note', 'परताव्याची पावती'],
  credit_note: ['Credit note', 'क्रेडिट नोट (Credit note)'],
}

/** What stands on receipts, tax invoices and credit notes. */
export const paperWords = catalogue({
  ...titles,
  demo: ['DEMO: no money was paid', 'DEMO: पैसे घेतलेले नाहीत'],
  number: ['Number', 'क्रमांक'],
  date: ['Date', 'दिनांक'],
  gstin: ['GSTIN', 'GSTIN'],
  receivedFrom: ['Received from', 'यांच्याकडून मिळाले'],
  givenBackTo: ['Refunded to', 'यांना परत केले'],
  registrationNo: ['Registration number', 'नोंदणी क्रमांक'],
  placeOfSupply: ['Place of supply', 'पुरवठ्याचे ठिकाण'],
  item: [(plan: string) => `Membership plan ${plan}`, (plan: string) => `सदस्यत्व योजना ${plan}`],
  days: [
    (count: number, from: string, to: string) => `${counted(count, 'day')}, ${from} to ${to}`,
    (count: number, from: string, to: string) => `${digits('mr', count)} दिवस, ${from} ते ${to}`,
  ],
  views: [(count: number) => counted(count, 'contact view'), (count: number) => `${digits('mr', count)} संपर्क`],
  sac: ['SAC', 'SAC'],
  taxable: ['Taxable value', 'करपात्र रक्कम'],
  cgst: [(percent: number) => `CGST ${percent} %`, (percent: number) => `CGST ${digits('mr', percent)} %`],
  sgst: [(percent: number) => `SGST ${percent} %`, (percent: number) => `SGST ${digits('mr', percent)} %`],
  igst: [(percent: number) => `IGST ${percent} %`, (percent: number) => `IGST ${digits('mr', percent)} %`],
  total: ['Total', 'एकूण'],
  paidBy: ['Paid by', 'कसे भरले'],
  paymentId: ['Payment reference', 'पेमेंट संदर्भ'],
  paidOn: ['Paid on', 'भरल्याचा दिनांक'],
  takesBack: [
    (number: string, day: string) => `Refund of ${number} dated ${day}`,
    (number: string, day: string) => `याने रद्द: क्रमांक ${number}, दिनांक ${day}`,
  ],
  takesBackPart: [
    (number: string, day: string) => `Part of ${number} of ${day}; the plan runs on`,
    (number: string, day: string) => `काही रक्कम परत: क्रमांक ${number}, दिनांक ${day}; योजना चालू राहते`,
  ],
  reason: ['Reason', 'कारण'],
  noSignature: ['This is a computer-generated document and needs no signature.', 'संगणकावर तयार केले आहे; सहीची गरज नाही.'],
})

/** How a payment was made, where the gateway's own word is not one that families use. */
export const methodWords = catalogue<Record<string, string>>({
  upi: ['UPI', 'UPI'],
  card: ['Card', 'कार्ड'],
  netbanking: ['Net banking', 'नेट बँकिंग'],
  wallet: ['Wallet', 'वॉलेट'],
  cash: ['Cash', 'रोख'],
  cheque: ['Cheque', 'चेक'],
  bank: ['Bank transfer', 'बँक ट्रान्सफर'],
  sandbox: ['Sandbox (demo)', 'सराव पेमेंट (डेमो)'],
})

const paperMail = catalogue({
  subject: [
    (title: string, number: string) => `${title} ${number} from Saptapadi`,
    (title: string, number: string) => `सप्तपदी: ${title} ${number}`,
  ],
  text: [
    (plan: string, amount: string) => `Thank you. We received ${amount} for the plan ${plan}. The receipt is attached.`,
    (plan: string, amount: string) => `धन्यवाद. ${plan} या योजनेचे ${amount} मिळाले. पावती सोबत जोडली आहे.`,
  ],
  refund: [
    (plan: string, amount: string) => `We refunded ${amount} for the plan ${plan}. The receipt is attached.`,
    (plan: string, amount: string) => `${plan} या योजनेचे ${amount} परत केले आहेत. पावती सोबत जोडली आहे.`,
  ],
  where: ['You can find all your receipts at', 'सर्व पावत्या येथे मिळतील'],
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
