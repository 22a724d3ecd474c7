import { catalogue } from '#domain/words/catalogue.ts'

/** The words of a payment that was made at the office. */
export const paymentWords = catalogue({
  plan: ['Plan', 'योजना'],
  choosePlan: ['Choose a plan', 'योजना निवडा'],
  planLine: [(name: string, fee: string) => `${name}, ₹ ${fee}`, (name: string, fee: string) => `${name}, ₹ ${fee}`],
  receipt: ['Number of the paper receipt', 'कागदी पावतीचा क्रमांक'],
  method: ['Paid by', 'कशी दिली'],
  chooseMethod: ['Choose', 'निवडा'],
  reference: ['Number of the cheque or transfer', 'चेक किंवा व्यवहार क्रमांक'],
  paidOn: ['Paid on', 'भरल्याचा दिवस'],
  discount: ['Discount in rupees', 'सवलत (रुपये)'],
  discountHelp: ['Leave it empty where the whole fee was paid.', 'पूर्ण शुल्क भरले असल्यास रिकामे ठेवा.'],
  discountReason: ['Why there is a discount', 'सवलतीचे कारण'],
  cash: ['Cash', 'रोख'],
  cheque: ['Cheque', 'चेक'],
  upi: ['UPI', 'UPI'],
  bank: ['Bank transfer', 'बँक ट्रान्सफर'],
  noPlan: ['No plan now', 'सध्या योजना नको'],
})
