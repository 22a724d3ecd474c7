import { catalogue } from '#domain/words/catalogue.ts'
import { actions, status } from '#web/ui/words.ts'

export const notificationWords = catalogue({
  notification: ['Notification', 'सूचना'],
  when: ['Received on', 'केव्हा'],
  state: status,
  actions,
  view: ['VIEW', 'पाहा'],
  viewOf: [(description: string) => `VIEW: ${description}`, (description: string) => `पाहा: ${description}`],
  seen: ['Seen', 'पाहिलेली'],
  unread: ['Unread', 'नवीन'],
  channels: ['Choose how we tell you, in Settings', 'कसे कळवायचे ते सेटिंग्जमध्ये निवडा'],
  none: ['Notification List Not Available', 'एकही सूचना नाही'],
  noneHelp: [
    'When a family sends you an interest or answers yours, you read it here.',
    'एखाद्या कुटुंबाने पसंती कळवली किंवा तुमच्या पसंतीला उत्तर दिले की ते येथे दिसेल.',
  ],
})
