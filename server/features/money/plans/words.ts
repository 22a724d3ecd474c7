import { catalogue } from '#domain/words/catalogue.ts'

export const planMessages = catalogue({
  made: ['The plan is on sale', 'योजना विक्रीस ठेवली'],
  changed: ['The plan is changed. Whoever has it keeps what they bought', 'योजना बदलली. आधी घेतलेल्यांना पूर्वीचेच मिळेल'],
  retired: ['The plan is off sale. Whoever has it keeps it', 'योजना विक्रीतून काढली. ज्यांच्याकडे आहे त्यांची चालू राहील'],
  offered: ['The plan is on sale again', 'योजना पुन्हा विक्रीस ठेवली'],
  ordered: ['Families see the plans in this order now', 'आता कुटुंबांना योजना या क्रमाने दिसतील'],
})
