import type { activityKinds } from '#contract/office/office-members.ts'
import type { ReviewKind } from '#domain/office/review.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import type { OfficeMemberRecord } from '../queries.ts'

/** The words of the parts of a record. */
export const recordPartWords = catalogue({
  notes: ['Notes and calls', 'नोंदी आणि फोन'],
  addNote: ['Write a note or a call', 'नोंद किंवा फोन लिहा'],
  noNotes: ['Nothing has been written down yet.', 'अजून काही लिहिलेले नाही.'],
  olderNotes: ['Older notes', 'जुन्या नोंदी'],
  NOTE: ['Note', 'नोंद'],
  CALL: ['Call', 'फोन'],
  noteHelp: ['Only staff read it. It cannot be changed afterwards.', 'हे फक्त कर्मचारी वाचतात. नंतर बदलता येत नाही.'],
  noteKind: ['What it is', 'काय आहे'],
  noteText: ['What was said', 'काय बोलणे झाले'],
  agreed: ['What was agreed', 'काय ठरले'],
  nextCall: ['Next call on', 'पुढचा फोन कधी'],
  nextCallHelp: [
    'From that day the family is listed under Please call, until a call is noted.',
    'त्या दिवसापासून फोनची नोंद होईपर्यंत कुटुंब ‘फोन करा’ या यादीत दिसेल.',
  ],
  keep: ['Keep', 'नोंद करा'],
  agreedLine: [(text: string) => `Agreed: ${text}`, (text: string) => `ठरले: ${text}`],
  nextCallLine: [(day: string) => `Next call on ${day}`, (day: string) => `पुढचा फोन: ${day}`],
  activity: ['Interests and contacts', 'पसंती आणि संपर्क'],
  countWithDay: [
    (count: string, day: string) => `${count}, last on ${day}`,
    (count: string, day: string) => `${count}, शेवटी ${day} रोजी`,
  ],
  messages: ['Messages sent', 'पाठवलेले संदेश'],
  noMessages: ['No message has gone out.', 'कोणताही संदेश गेलेला नाही.'],
  links: ['Elsewhere in the office', 'कार्यालयात इतरत्र'],
  inQueue: [(what: string) => `In the queue: ${what}`, (what: string) => `रांगेत: ${what}`],
  payments: ['Payments of this family', 'या कुटुंबाच्या जमा रकमा'],
  handpick: ['Suggest profiles', 'स्थळे सुचवा'],
  audit: ['Audit of this record', 'या नोंदीवरील कामकाज'],
  bar: ['Most used', 'नेहमीच्या कृती'],
  barEdit: ['Edit', 'बदला'],
  barNote: ['Note', 'नोंद'],
  barContact: ['Contact', 'संपर्क'],
  barMore: ['More', 'आणखी'],
  closedInto: ['This record was merged into', 'ही नोंद यात एकत्र केली आहे:'],
})

type Activity = (typeof activityKinds)[number]
export const activityWords = catalogue<Record<Activity, string>>({
  INTERESTS_SENT: ['Interests sent', 'पाठवलेल्या पसंती'],
  INTERESTS_RECEIVED: ['Interests received', 'आलेल्या पसंती'],
  INTERESTS_ACCEPTED: ['Interests accepted', 'स्वीकारलेल्या पसंती'],
  CONTACTS_OPENED: ['Contacts opened', 'पाहिलेले संपर्क'],
  CONTACT_OPENED_BY: ['Opened their contact', 'यांचा संपर्क पाहणारे'],
  BLOCKED: ['Blocked by them', 'यांनी ब्लॉक केलेले'],
  SUGGESTED: ['Suggested to them', 'यांना सुचवलेली स्थळे'],
})

type Message = OfficeMemberRecord['messages'][number]
export const arrivedWords = catalogue<Record<Message['status'], string>>({
  WAITING: ['Waits', 'बाकी'],
  SENT: ['Sent', 'पाठवला'],
  REFUSED: ['Refused', 'नाकारला'],
  REACHED: ['Arrived', 'पोहोचला'],
})

export const waitingWords = catalogue<Record<ReviewKind, string>>({
  photo: ['photo', 'फोटो'],
  document: ['ID proof', 'ओळखपत्र'],
  report: ['report', 'सदस्याविषयी तक्रार'],
  complaint: ['complaint', 'तक्रार'],
  story: ['story', 'यशोगाथा'],
  text: ['words of the profile', 'माहितीतील मजकूर'],
  second_name: ['name in the other script', 'दुसऱ्या लिपीतील नाव'],
})
