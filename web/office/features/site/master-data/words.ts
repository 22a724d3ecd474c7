import type { MasterType } from '#contract/site/choice-lists.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { actions, save, status } from '#web/ui/words.ts'

export const listNames = catalogue<Record<MasterType, string>>({
  MARITAL_STATUS: ['Marital status', 'वैवाहिक स्थिती'],
  EDUCATION_GROUP: ['Education group', 'शिक्षणाचा गट'],
  OCCUPATION_TYPE: ['Occupation type', 'व्यवसायाचा प्रकार'],
  DIET: ['Diet', 'आहार'],
  MOVE_TO_ABROAD: ['Ready to move abroad', 'परदेशी जाण्याची तयारी'],
  DEVAK: ['Devak', 'देवक'],
  BODY_STRUCTURE: ['Body structure', 'शरीरयष्टी'],
  SKIN_TONE: ['Skin tone', 'रंग'],
  RAAS: ['Raas', 'रास'],
  NAKSHTRA: ['Nakshatra', 'नक्षत्र'],
  CHARAN: ['Charan', 'चरण'],
  NADI: ['Nadi', 'नाडी'],
  GAN: ['Gan', 'गण'],
  RELATION: ['Relation between the families', 'दोन्ही कुटुंबांचे नाते'],
  ECO_STATUS: ['Family’s financial status', 'कुटुंबाची आर्थिक स्थिती'],
  PERSONALITY: ['Personality', 'स्वभाव'],
})

export const officeListWords = catalogue({
  list: ['List', 'यादी'],
  choose: ['Choose a list', 'यादी निवडा'],
  readOnly: [
    'This list is read-only: kundali, charts and the search depend on it.',
    'ही यादी बदलता येत नाही: कुंडली, पत्रिका आणि शोध यांचा आधार ती आहे.',
  ],
  places: [
    'Places are read-only too and come with the product.',
    'ठिकाणांच्या याद्याही बदलता येत नाहीत; त्या संकेतस्थळासोबतच येतात.',
  ],
  none: ['This list has no entry', 'या यादीत एकही नोंद नाही'],
  noneHelp: [
    'Families can choose nothing until the first entry is added.',
    'पहिली नोंद जोडेपर्यंत कुटुंबांना काही निवडता येणार नाही.',
  ],
  add: ['Add an entry', 'नोंद जोडा'],
  addTitle: ['A new entry', 'नवीन नोंद'],
  addHelp: [
    'Families can choose it as soon as it is saved. It comes last until you move it.',
    'जतन करताच कुटुंबांना ती निवडता येईल. तुम्ही हलवेपर्यंत ती शेवटी दिसेल.',
  ],
  english: ['Name in English', 'इंग्रजी नाव'],
  marathi: ['Name in Marathi', 'मराठी नाव'],
  state: status,
  offered: ['Can be chosen', 'निवडता येते'],
  retired: ['Retired', 'बंद'],
  merged: [(name: string) => `Merged with ${name}`, (name: string) => `${name} यात एकत्र`],
  rename: ['Rename', 'नाव बदला'],
  renameTitle: [(name: string) => `Rename ${name}`, (name: string) => `${name}: नाव बदला`],
  renameHelp: [
    'Everyone who has it reads the new name at once. Do not give it another meaning.',
    'ज्यांनी ही नोंद निवडली आहे त्या सर्वांना लगेच नवे नाव दिसेल. तिला वेगळा अर्थ देऊ नका.',
  ],
  save,
  up: ['Move up', 'वर न्या'],
  down: ['Move down', 'खाली न्या'],
  retire: ['Retire', 'बंद करा'],
  retireTitle: [(name: string) => `Retire ${name}?`, (name: string) => `${name}: ही नोंद बंद करायची?`],
  retireHelp: [
    'Whoever has it keeps it and everyone can read it. Nobody can choose it anew.',
    'ज्यांनी ती निवडली आहे त्यांची तशीच राहील आणि सर्वांना वाचता येईल. नव्याने कोणालाही निवडता येणार नाही.',
  ],
  restore: ['Let it be chosen again', 'पुन्हा निवडता येऊ द्या'],
  merge: ['Merge with another', 'दुसऱ्या नोंदीत एकत्र करा'],
  mergeTitle: [(name: string) => `Merge ${name} with another entry`, (name: string) => `${name} दुसऱ्या नोंदीत एकत्र करा`],
  mergeHelp: [
    'Every profile, expectation and saved search that names it names the other one afterwards. This cannot be undone.',
    'ज्या स्थळांत, अपेक्षांत आणि जतन केलेल्या शोधांत ही नोंद आहे, तेथे यापुढे दुसरी नोंद असेल. हे मागे घेता येत नाही.',
  ],
  mergeInto: ['The entry that stays', 'राहणारी नोंद'],
  mergeChoose: ['Choose an entry', 'नोंद निवडा'],
  mergeConfirm: ['Merge', 'एकत्र करा'],
  actions,
  actionsOf: [(name: string) => `Actions for ${name}`, (name: string) => `${name} यासाठी कृती`],
})
