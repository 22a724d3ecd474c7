import { catalogue } from '#domain/words/catalogue.ts'

export const contactPageWords = catalogue({
  en: {
    title: 'Contact us',
    lead: 'Write, call, or come and sit with us. Someone who knows the families will answer.',
    branches: 'Our branches',
    write: (branch: string) => `Write to ${branch}`,
    call: (branch: string) => `Call ${branch}`,
    loading: 'The branches are loading',
    onWhatsapp: (number: string) => `WhatsApp: ${number}`,
    openAt: (hours: string) => `Open: ${hours}`,
  },
  mr: {
    title: 'संपर्क साधा',
    lead: 'लिहा, फोन करा किंवा प्रत्यक्ष भेटायला या. कुटुंबांना ओळखणारी व्यक्ती तुमच्याशी बोलेल.',
    branches: 'आमच्या शाखा',
    write: (branch: string) => `${branch} येथे लिहा`,
    call: (branch: string) => `${branch} येथे फोन करा`,
    loading: 'शाखांची माहिती येत आहे',
    onWhatsapp: (number: string) => `व्हॉट्सॲप: ${number}`,
    openAt: (hours: string) => `वेळ: ${hours}`,
  },
})
