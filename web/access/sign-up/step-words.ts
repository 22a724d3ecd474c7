import type { Language } from '#domain/words/catalogue.ts'
import { lastStep, type RegistrationStep, steps } from './steps.ts'

/** The head of each step; `short` names it on the button that leads to it. */
type StepHeads = Record<RegistrationStep, { title: string; hint: string; short: string }>

const heads: Record<Language, StepHeads> = {
  en: {
    name: { title: 'Name', hint: 'whose biodata this is', short: '' },
    birth: { title: 'Birth and height', hint: 'as the families will read it', short: 'birth' },
    education: { title: 'Education and income', hint: 'what families ask first', short: 'education' },
    home: { title: 'Work and home', hint: 'where they work and live', short: 'work and home' },
    native: { title: 'Native place', hint: 'the village the family comes from', short: 'native place' },
    contact: { title: 'Contact and password', hint: 'a code goes to the mobile number', short: 'contact' },
    photo: { title: 'Photo', hint: 'you can add one later too', short: 'photo' },
  },
  mr: {
    name: { title: 'नाव', hint: 'हा बायोडाटा कोणाचा', short: '' },
    birth: { title: 'जन्म आणि उंची', hint: 'इतर कुटुंबांना अशी दिसेल', short: 'जन्म' },
    education: { title: 'शिक्षण आणि उत्पन्न', hint: 'कुटुंबे हेच आधी विचारतात', short: 'शिक्षण' },
    home: { title: 'काम आणि घर', hint: 'काम कुठे, घर कुठे', short: 'काम आणि घर' },
    native: { title: 'मूळ ठिकाण', hint: 'कुटुंब मूळचे कोठले', short: 'मूळ ठिकाण' },
    contact: { title: 'संपर्क आणि पासवर्ड', hint: 'मोबाइल नंबरवर एक कोड येईल', short: 'संपर्क' },
    photo: { title: 'फोटो', hint: 'नंतरही देता येईल', short: 'फोटो' },
  },
}

/** The steps are counted in Marathi in both languages, as at the wedding. */
const eyebrows = ['पाऊल पहिले', 'पाऊल दुसरे', 'पाऊल तिसरे', 'पाऊल चौथे', 'पाऊल पाचवे', 'पाऊल सहावे', 'पाऊल सातवे'] as const

export function stepWords(language: Language, step: number) {
  const words = heads[language]
  const here = steps[step] ?? steps[0]
  const then = steps[Math.min(step + 1, lastStep)] ?? here
  return { ...words[here.name], eyebrow: eyebrows[step] ?? '', following: words[then.name].short }
}
