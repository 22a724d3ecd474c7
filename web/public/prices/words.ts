import { catalogue } from '#domain/words/catalogue.ts'
import { planLabels } from '#domain/words/plan-labels.ts'

export const priceWords = catalogue({
  ...planLabels,
  title: ['What it costs', 'सदस्यत्वाचे शुल्क'],
  lead: [
    'Registering is free. You pay only when you want to speak to families, and only what stands here.',
    'नोंदणी मोफत आहे. कुटुंबांशी बोलायचे असेल तेव्हाच पैसे भरायचे, आणि येथे लिहिले आहे तेवढेच.',
  ],
  free: ['Free for every family', 'प्रत्येक कुटुंबासाठी मोफत'],
  freeRegistering: ['Registering, with photos and biodata', 'फोटो आणि बायोडाट्यासह नोंदणी'],
  freeSearching: ['Searching, and seeing profiles with their Gun Milan', 'शोध, आणि गुण मिलनासह स्थळे पाहणे'],
  freeInterests: ['Sending interests, and hearing the answer', 'पसंती कळवणे आणि उत्तर मिळणे'],
  plans: ['Plans', 'योजना'],
  none: ['Please ask our office for the prices.', 'शुल्काबद्दल कृपया आमच्या कार्यालयाला विचारा.'],
  loading: ['The prices are loading', 'शुल्क येत आहे'],
  once: [
    'A plan is paid once and ends on its last day. Nothing is charged again by itself.',
    'योजनेचे पैसे एकदाच भरायचे असतात आणि ती शेवटच्या दिवशी संपते. आपोआप पुन्हा पैसे कापले जात नाहीत.',
  ],
  refunds: ['Refunds and cancellation', 'परतावा आणि रद्द करणे'],
  chooseAfter: [
    'You choose a plan after registering, once you have seen which families are here.',
    'नोंदणी करून येथील स्थळे पाहिल्यावर तुम्ही योजना निवडता.',
  ],
  register: ['Register free', 'मोफत नोंदणी'],
  choose: ['Choose a plan', 'योजना निवडा'],
})
