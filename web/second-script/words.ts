import { catalogue } from '#domain/words/catalogue.ts'

type Other = 'mr' | 'en'
const inOther = { mr: ['In Marathi', 'मराठीत'], en: ['In English', 'इंग्रजीत'] } as const

export const secondFormWords = catalogue({
  /** The language in which the second form is written. */
  inOther: [(other: Other): string => inOther[other][0], (other: Other): string => inOther[other][1]],
  also: [
    (other: Other): string => (other === 'mr' ? 'Write it in Marathi too' : 'Write it in English too'),
    (other: Other): string => (other === 'mr' ? 'मराठीतही लिहा' : 'इंग्रजीतही लिहा'),
  ],
  waits: ['our office is looking at it', 'आमचे कार्यालय पाहत आहे'],
  right: ['Right', 'बरोबर'],
  change: ['Correct it', 'दुरुस्त करा'],
  leaveOut: ['Leave it out', 'हे नको'],
  /** The name of the small field, after that of the field above it. */
  label: [
    (field: string, other: Other) => `${field}: ${other === 'mr' ? 'in Marathi' : 'in English'}`,
    (field: string, other: Other) => `${field}: ${inOther[other][1]}`,
  ],
})
