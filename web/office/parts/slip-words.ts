import { catalogue } from '#domain/words/catalogue.ts'
import { name } from '#web/ui/words.ts'

/** The words of every slip. It is printed in the family's language, which may differ from that of the page. */
export const slipWords = catalogue({
  registrationNo: ['Registration number', 'नोंदणी क्रमांक'],
  name,
  howTo: ['How to log in', 'लॉगिन कसे करावे'],
  open: [
    (site: string) => `Open ${site} on a phone or computer and press Log in.`,
    (site: string) => `फोनवर किंवा संगणकावर ${site} उघडा आणि ‘लॉगिन’ दाबा.`,
  ],
  chooseCode: [
    (byCode: string, end: string) => `Choose “${byCode}” and type your mobile number that ends in ${end}.`,
    (byCode: string, end: string) => `‘${byCode}’ निवडा आणि शेवटी ${end} असलेला तुमचा मोबाइल नंबर लिहा.`,
  ],
  chooseCodeByEmail: [
    (byCode: string, address: string) => `Choose “${byCode}” and type your email address ${address}.`,
    (byCode: string, address: string) => `‘${byCode}’ निवडा आणि तुमचा ई-मेल ${address} लिहा.`,
  ],
  typeCode: [
    'Type the code that comes by SMS. There is no password; you may set one under Settings.',
    'एसएमएसने आलेला कोड लिहा. पासवर्ड नाही; हवा असल्यास सेटिंग्जमध्ये ठरवता येतो.',
  ],
  typeCodeOfEmail: [
    'Type the code that comes by email. There is no password; you may set one under Settings.',
    'ई-मेलने आलेला कोड लिहा. पासवर्ड नाही; हवा असल्यास सेटिंग्जमध्ये ठरवता येतो.',
  ],
  ask: [
    (telephone: string) => `Questions? Call us: ${telephone}`,
    (telephone: string) => `काही अडचण आहे? आम्हाला फोन करा: ${telephone}`,
  ],
  neverTell: [
    'Our office never asks for a code by telephone that you did not ask us to send.',
    'तुम्ही न मागितलेला कोड आमचे कार्यालय फोनवर कधीही विचारत नाही.',
  ],
  familyLanguage: ['The family’s language', 'कुटुंबाची भाषा'],
  english: ['English', 'English'],
  marathi: ['मराठी', 'मराठी'],
})
