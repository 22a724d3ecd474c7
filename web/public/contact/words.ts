import { catalogue } from '#domain/words/catalogue.ts'

export const contactPageWords = catalogue({
  title: ['Contact us', 'संपर्क साधा'],
  lead: [
    'Write, call, or come and sit with us. Someone who knows the families will answer.',
    'लिहा, फोन करा किंवा प्रत्यक्ष भेटायला या. कुटुंबांना ओळखणारी व्यक्ती तुमच्याशी बोलेल.',
  ],
  branches: ['Our branches', 'आमच्या शाखा'],
  write: [(branch: string) => `Write to ${branch}`, (branch: string) => `${branch} येथे लिहा`],
  call: [(branch: string) => `Call ${branch}`, (branch: string) => `${branch} येथे फोन करा`],
  loading: ['The branches are loading', 'शाखांची माहिती येत आहे'],
  onWhatsapp: [(number: string) => `WhatsApp: ${number}`, (number: string) => `व्हॉट्सॲप: ${number}`],
  openAt: [(hours: string) => `Open: ${hours}`, (hours: string) => `वेळ: ${hours}`],
})
