import { catalogue } from '#domain/words/catalogue.ts'

export const planMessages = catalogue({
  en: {
    made: 'The plan is on sale',
    changed: 'The plan is changed. Whoever has it keeps what they bought',
    retired: 'The plan is off sale. Whoever has it keeps it',
    offered: 'The plan is on sale again',
    ordered: 'Families see the plans in this order now',
  },
  mr: {
    made: 'योजना विक्रीस ठेवली',
    changed: 'योजना बदलली. आधी घेतलेल्यांना पूर्वीचेच मिळेल',
    retired: 'योजना विक्रीतून काढली. ज्यांच्याकडे आहे त्यांची चालू राहील',
    offered: 'योजना पुन्हा विक्रीस ठेवली',
    ordered: 'आता कुटुंबांना योजना या क्रमाने दिसतील',
  },
})
