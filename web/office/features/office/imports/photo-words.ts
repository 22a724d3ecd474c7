import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { digits, groupedDigits } from '#domain/words/digits.ts'
import { cancel, status } from '#web/ui/words.ts'

export const photoWords = catalogue({
  photos: ['Photos', 'फोटो'],
  help: [
    'Bring the photos along as ZIP files of JPEG or PNG pictures. They are added in the background once their rows are imported, and nobody sees one before its family has come and our office has looked at it. A family that has a photo keeps its own.',
    'फोटो JPEG किंवा PNG च्या ZIP फाइल्स म्हणून आणा. ओळी घेतल्या की ते आपोआप जोडले जातात. कुटुंब आल्याशिवाय आणि कार्यालयाने पाहिल्याशिवाय फोटो कोणालाही दिसत नाही. कुटुंबाचा आधीच फोटो असेल तर तोच राहतो.',
  ],
  byColumn: [
    (column: string) =>
      `The column “${column}” names the photo of each row, with or without .jpg. Folders in the ZIP do not matter.`,
    (column: string) =>
      `‘${column}’ या रकान्यात प्रत्येक ओळीच्या फोटोचे नाव आहे; .jpg असो वा नसो. ZIP मधील फोल्डर महत्त्वाचे नाहीत.`,
  ],
  byMobile: [
    'No column means “Photo: the name of its file”, so each photo has to be named by the mobile number of its row: 9812345678.jpg. Folders in the ZIP do not matter.',
    'कोणत्याही रकान्याचा अर्थ ‘फोटो: फाइलचे नाव’ नाही, म्हणून प्रत्येक फोटोचे नाव त्या ओळीचा मोबाइल नंबर असावा: 9812345678.jpg. ZIP मधील फोल्डर महत्त्वाचे नाहीत.',
  ],
  zip: ['ZIP of photos', 'फोटोंची ZIP'],
  choose: ['Choose a ZIP file, or drop it here', 'ZIP फाइल निवडा किंवा येथे सोडा'],
  sending: [
    (percent: number) => `Sending: ${percent} %. Please keep this page open`,
    (percent: number) => `पाठवत आहे: ${digits('mr', percent)} %. कृपया हे पान उघडे ठेवा`,
  ],
  rules: [
    'Up to 1 GB and 50,000 files each, photos of at most 10 MB; several ZIP files may be sent one after another',
    'प्रत्येकी १ GB आणि ५०,००० फाइल्सपर्यंत, फोटो जास्तीत जास्त १० MB; अनेक ZIP फाइल्स एकामागून एक पाठवता येतात',
  ],
  tooLarge: ['This ZIP is larger than 1 GB. Please divide it', 'ही ZIP १ GB पेक्षा मोठी आहे. कृपया तिचे भाग करा'],
  file: ['File', 'फाइल'],
  size: ['Size', 'आकार'],
  megabytes: [
    (n: number) => `${groupedDigits('en', Math.max(1, Math.round(n)))} MB`,
    (n: number) => `${groupedDigits('mr', Math.max(1, Math.round(n)))} MB`,
  ],
  state: status,
  arriving: ['Did not arrive whole: please remove it and send it again', 'पूर्ण आली नाही: कृपया काढा आणि पुन्हा पाठवा'],
  over: [
    (n: number) => `${counted(n, 'photo')}; erased, because nothing of it is needed any more`,
    (n: number) => `${groupedDigits('mr', n)} फोटो; आता गरज नसल्याने ZIP नष्ट केली`,
  ],
  count: [
    (n: number) => (n === 1 ? '1 photo' : `${groupedDigits('en', n)} photos`),
    (n: number) => `${groupedDigits('mr', n)} फोटो`,
  ],
  remove: ['Remove', 'काढा'],
  removeOf: [(file: string) => `Remove ${file}`, (file: string) => `${file} काढा`],
  removeTitle: ['Remove this ZIP?', 'ही ZIP काढायची का?'],
  removeHelp: [
    'The ZIP is erased. Photos that families have from it stay with them.',
    'ZIP नष्ट केली जाते. कुटुंबांना जोडलेले फोटो राहतात.',
  ],
  cancel,
  standing: ['Status of the photos', 'फोटोंची स्थिती'],
  namedBy: ['Named by', 'कोणत्या ओळीत नाव'],
  nobody: ['Nobody', 'कोणत्याही ओळीत नाही'],
  row: [(n: number) => `Row ${digits('en', n)}`, (n: number) => `ओळ ${digits('mr', n)}`],
  ofRow: [(standing: string) => `Photo: ${standing}`, (standing: string) => `फोटो: ${standing}`],
})
