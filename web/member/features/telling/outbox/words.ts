import { catalogue } from '#domain/words/catalogue.ts'

export const outboxWords = catalogue({
  title: ['Outbox', 'पाठवलेले संदेश'],
  what: [
    'No mail or SMS service is set up here, so messages wait on this page instead of going out.',
    'येथे ई-मेल किंवा एसएमएस सेवा जोडलेली नाही, म्हणून संदेश बाहेर न जाता या पानावर थांबतात.',
  ],
  empty: ['No message yet', 'अजून एकही संदेश नाही'],
  emptyHelp: [
    'Register or ask for a new password, and the code appears here by itself.',
    'नोंदणी करा किंवा नवीन पासवर्ड मागा; कोड येथे आपोआप दिसेल.',
  ],
  to: [(whom: string) => `To ${whom}`, (whom: string) => `${whom} यांना`],
  copy: ['Copy the code', 'कोड कॉपी करा'],
  copied: ['Code copied', 'कोड कॉपी झाला'],
})
