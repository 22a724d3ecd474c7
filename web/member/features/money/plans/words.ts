import type { PlanOffer } from '#contract/money/plans.ts'
import { catalogue, type Pair } from '#domain/words/catalogue.ts'
import { planLabels } from '#domain/words/plan-labels.ts'

const offers: Record<PlanOffer, Pair> = {
  BUY: ['Buy Now', 'योजना घ्या'],
  UPGRADE: ['Upgrade Plan', 'ही योजना घ्या'],
  RENEW: ['Renew Plan', 'नूतनीकरण करा'],
}

export const planWords = catalogue({
  ...offers,
  ...planLabels,
  none: ['Membership Plan Not Available', 'सध्या एकही योजना नाही'],
  noneHelp: ['Please ask our office.', 'कृपया आमच्या कार्यालयाला विचारा.'],
  viewsLeft: ['Contact views left', 'शिल्लक संपर्क'],
  viewsReturned: ['Contact views that came back', 'परत मिळालेले संपर्क'],
  currentPlan: ['Current Plan', 'सध्याची योजना'],
  startDate: ['Start date', 'सुरुवात'],
  endDate: ['End date', 'शेवट'],
  offerOf: [(offer: string, plan: string) => `${offer}: ${plan}`, (offer: string, plan: string) => `${offer}: ${plan}`],
  sandbox: ['This is the demo: the payment window takes no money.', 'हा डेमो आहे: पैसे भरण्याच्या विंडोत पैसे घेतले जात नाहीत.'],
  upgradeHelp: [
    'An upgrade starts at once, in place of your plan. It lasts its own days from today, or until the last day of your present plan if that is later: days are not added up. The contact views you have left are added.',
    'नवी योजना सध्याच्या योजनेऐवजी लगेच सुरू होते. ती आजपासून तिच्या मुदतीपर्यंत चालते, किंवा सध्याच्या योजनेचा शेवटचा दिवस त्यानंतर असेल तर त्या दिवसापर्यंत: दोन्हींचे दिवस एकत्र मिळवले जात नाहीत. शिल्लक संपर्क मात्र तिच्यात मिळवले जातात.',
  ],
  renewHelp: [
    'A renewal adds its days to the end of your plan and keeps the contact views you have left.',
    'नूतनीकरणाचे दिवस योजनेच्या शेवटी जोडले जातात आणि शिल्लक संपर्क तसेच राहतात.',
  ],
  preparing: ['Preparing the payment…', 'पैसे भरण्याची तयारी होत आहे…'],
  windowOpen: [
    'The payment window is open. This page continues when you close it.',
    'पैसे भरण्याची विंडो उघडी आहे. ती बंद केल्यावर हे पान पुढे जाईल.',
  ],
  showWindow: ['Show the payment window', 'पैसे भरण्याची विंडो दाखवा'],
  blocked: [
    'Your browser did not open the payment window. Open the payment here:',
    'ब्राउझरने पैसे भरण्याची विंडो उघडली नाही. येथून पुढे जा:',
  ],
  openPayment: ['Open the payment page', 'पैसे भरण्याचे पान उघडा'],
  fitTitle: ['Before you pay', 'पैसे भरण्याआधी'],
  fitting: [
    (count: string) => `${count} ${count === '1' ? 'profile fits' : 'profiles fit'} your expectations.`,
    (count: string) => `तुमच्या अपेक्षांत बसणारी स्थळे: ${count}.`,
  ],
  accepting: [
    (count: string) => `Of those, ${count} look for a family like yours, by what they have written.`,
    (count: string) => `त्यांच्यापैकी ज्यांच्या लिहिलेल्या अपेक्षांत तुमचे स्थळ बसते: ${count}.`,
  ],
  fewerThanTen: ['Fewer than 10', '१० पेक्षा कमी'],
  fewerThanTenOf: ['fewer than 10', '१० पेक्षा कमी'],
  noExpectations: [
    'Write your expectations, and we will count for you who fits them before you pay.',
    'तुमच्या अपेक्षा लिहा, म्हणजे पैसे भरण्याआधीच किती स्थळे त्यांत बसतात ते मोजून सांगू.',
  ],
  writeExpectations: ['Write expectations', 'अपेक्षा लिहा'],
})
