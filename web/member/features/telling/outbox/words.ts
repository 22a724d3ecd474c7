import { catalogue } from '#domain/words/catalogue.ts'

export const outboxWords = catalogue({
  en: {
    title: 'Outbox',
    what: 'No mail or SMS service is set up here, so messages wait on this page instead of going out.',
    empty: 'No message yet',
    emptyHelp: 'Register or ask for a new password, and the code appears here by itself.',
    to: (whom: string) => `To ${whom}`,
    copy: 'Copy the code',
    copied: 'Code copied',
  },
  mr: {
    title: 'पाठवलेले संदेश',
    what: 'येथे ई-मेल किंवा एसएमएस सेवा जोडलेली नाही, म्हणून संदेश बाहेर न जाता या पानावर थांबतात.',
    empty: 'अजून एकही संदेश नाही',
    emptyHelp: 'नोंदणी करा किंवा नवीन पासवर्ड मागा; कोड येथे आपोआप दिसेल.',
    to: (whom: string) => `${whom} यांना`,
    copy: 'कोड कॉपी करा',
    copied: 'कोड कॉपी झाला',
  },
})
