import type { activityKinds } from '#contract/office/office-members.ts'
import type { ReviewKind } from '#domain/office/review.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import type { OfficeMemberRecord } from '../queries.ts'

/** The words of the parts of a record. */
export const recordPartWords = catalogue({
  en: {
    notes: 'Notes and calls',
    addNote: 'Write a note or a call',
    noNotes: 'Nothing has been written down yet.',
    olderNotes: 'Older notes',
    NOTE: 'Note',
    CALL: 'Call',
    noteHelp: 'Only staff read it. It cannot be changed afterwards.',
    noteKind: 'What it is',
    noteText: 'What was said',
    agreed: 'What was agreed',
    nextCall: 'Next call on',
    nextCallHelp: 'From that day the family is listed under Please call, until a call is noted.',
    keep: 'Keep',
    agreedLine: (text: string) => `Agreed: ${text}`,
    nextCallLine: (day: string) => `Next call on ${day}`,
    activity: 'Interests and contacts',
    countWithDay: (count: string, day: string) => `${count}, last on ${day}`,
    messages: 'Messages sent',
    noMessages: 'No message has gone out.',
    links: 'Elsewhere in the office',
    inQueue: (what: string) => `In the queue: ${what}`,
    payments: 'Payments of this family',
    handpick: 'Suggest profiles',
    audit: 'Audit of this record',
    bar: 'Most used',
    barEdit: 'Edit',
    barNote: 'Note',
    barContact: 'Contact',
    barMore: 'More',
    closedInto: 'This record was merged into',
  },
  mr: {
    notes: 'नोंदी आणि फोन',
    addNote: 'नोंद किंवा फोन लिहा',
    noNotes: 'अजून काही लिहिलेले नाही.',
    olderNotes: 'जुन्या नोंदी',
    NOTE: 'नोंद',
    CALL: 'फोन',
    noteHelp: 'हे फक्त कर्मचारी वाचतात. नंतर बदलता येत नाही.',
    noteKind: 'काय आहे',
    noteText: 'काय बोलणे झाले',
    agreed: 'काय ठरले',
    nextCall: 'पुढचा फोन कधी',
    nextCallHelp: 'त्या दिवसापासून फोनची नोंद होईपर्यंत कुटुंब ‘फोन करा’ या यादीत दिसेल.',
    keep: 'नोंद करा',
    agreedLine: (text: string) => `ठरले: ${text}`,
    nextCallLine: (day: string) => `पुढचा फोन: ${day}`,
    activity: 'पसंती आणि संपर्क',
    countWithDay: (count: string, day: string) => `${count}, शेवटी ${day} रोजी`,
    messages: 'पाठवलेले संदेश',
    noMessages: 'कोणताही संदेश गेलेला नाही.',
    links: 'कार्यालयात इतरत्र',
    inQueue: (what: string) => `रांगेत: ${what}`,
    payments: 'या कुटुंबाच्या जमा रकमा',
    handpick: 'स्थळे सुचवा',
    audit: 'या नोंदीवरील कामकाज',
    bar: 'नेहमीच्या कृती',
    barEdit: 'बदला',
    barNote: 'नोंद',
    barContact: 'संपर्क',
    barMore: 'आणखी',
    closedInto: 'ही नोंद यात एकत्र केली आहे:',
  },
})

type Activity = (typeof activityKinds)[number]
export const activityWords = catalogue<Record<Activity, string>>({
  en: {
    INTERESTS_SENT: 'Interests sent',
    INTERESTS_RECEIVED: 'Interests received',
    INTERESTS_ACCEPTED: 'Interests accepted',
    CONTACTS_OPENED: 'Contacts opened',
    CONTACT_OPENED_BY: 'Opened their contact',
    BLOCKED: 'Blocked by them',
    SUGGESTED: 'Suggested to them',
  },
  mr: {
    INTERESTS_SENT: 'पाठवलेल्या पसंती',
    INTERESTS_RECEIVED: 'आलेल्या पसंती',
    INTERESTS_ACCEPTED: 'स्वीकारलेल्या पसंती',
    CONTACTS_OPENED: 'पाहिलेले संपर्क',
    CONTACT_OPENED_BY: 'यांचा संपर्क पाहणारे',
    BLOCKED: 'यांनी ब्लॉक केलेले',
    SUGGESTED: 'यांना सुचवलेली स्थळे',
  },
})

type Message = OfficeMemberRecord['messages'][number]
export const arrivedWords = catalogue<Record<Message['status'], string>>({
  en: { WAITING: 'Waits', SENT: 'Sent', REFUSED: 'Refused', REACHED: 'Arrived' },
  mr: { WAITING: 'बाकी', SENT: 'पाठवला', REFUSED: 'नाकारला', REACHED: 'पोहोचला' },
})

export const waitingWords = catalogue<Record<ReviewKind, string>>({
  en: {
    photo: 'photo',
    document: 'ID proof',
    report: 'report',
    complaint: 'complaint',
    story: 'story',
    text: 'words of the profile',
  },
  mr: {
    photo: 'फोटो',
    document: 'ओळखपत्र',
    report: 'सदस्याविषयी तक्रार',
    complaint: 'तक्रार',
    story: 'यशोगाथा',
    text: 'माहितीतील मजकूर',
  },
})
