import type { Gender } from '#domain/limits.ts'
import { catalogue } from '#domain/words/catalogue.ts'

export const actionWords = catalogue({
  VIEW_CONTACT: ['View Contact', 'संपर्क पाहा'],
  SEND_INTEREST: ['Send Interest', 'पसंती कळवा'],
  CANCEL_INTEREST: ['Cancel Interest', 'पसंती मागे घ्या'],
  SEND_REMINDER: ['Send Reminder', 'आठवण करून द्या'],
  ACCEPT: ['Accept', 'स्वीकारा'],
  REJECT: ['Reject', 'नकार द्या'],
  CONFIRM: ['Confirm', 'होकार द्या'],
  ASK_CANDIDATE: ['Ask the candidate', 'उमेदवाराला विचारा'],
  askCandidate: [
    (name: string, _gender: Gender) => `Ask ${name}`,
    (name: string, gender: Gender) => `${name} ${gender === 'F' ? 'हिला' : 'याला'} विचारा`,
  ],
  remindCandidate: [
    (name: string, _gender: Gender) => `Remind ${name}`,
    (name: string, gender: Gender) => `${name} ${gender === 'F' ? 'हिला' : 'याला'} आठवण करून द्या`,
  ],
  askedOn: [(day: string) => `Asked on ${day}`, (day: string) => `${day} रोजी विचारले`],
  waitsForCandidate: ['Waits for the candidate', 'उमेदवाराच्या होकाराची वाट'],
  ACCEPT_AGAIN: ['Accept Again', 'पुन्हा स्वीकारा'],
  VIEW_REASON: ['View Reason', 'कारण पाहा'],
  SHORTLIST: ['Shortlist', 'निवडून ठेवा'],
  REMOVE_SHORTLIST: ['Shortlisted', 'निवडलेले'],
  BLOCK: ['Block User', 'सदस्याला ब्लॉक करा'],
  UNBLOCK: ['Unblock', 'ब्लॉक काढा'],
  REPORT: ['Report This User', 'सदस्याबद्दल तक्रार करा'],
  SHARE: ['Share Profile', 'माहिती पाठवा'],
  DOWNLOAD_PROFILE: ['Download Profile', 'बायोडाटा डाउनलोड करा'],
  more: ['More', 'आणखी'],
  remove: ['Remove', 'यादीतून काढा'],
  /** A page with many cards has many such buttons. Screen readers tell them apart by the surname. */
  of: [
    (action: string, surname: string) => `${action}, ${surname}`,
    (action: string, surname: string) => `${action}, ${surname}`,
  ],
  againFrom: [(day: string) => `again from ${day}`, (day: string) => `${day} पासून पुन्हा`],
  interestSent: ['Interest sent', 'पसंती कळवली आहे'],
  reminderSent: ['Reminder Sent', 'आठवण करून दिली आहे'],
  alreadyReported: ['Already Reported', 'तक्रार केली आहे'],
  blocked: ['Blocked', 'ब्लॉक केले आहे'],
  undo: ['Undo', 'मागे घ्या'],
  planNeeded: [
    'To Accept or Reject interest, you have to purchase subscription plan',
    'पसंती स्वीकारण्यासाठी किंवा नाकारण्यासाठी सदस्यत्व योजना घ्यावी लागेल',
  ],
})
