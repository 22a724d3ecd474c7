import { catalogue } from '#domain/words/catalogue.ts'

/** The words of faces, of the bar above them and of the pane beside them. The dashboard loads none of them. */
export const viewWords = catalogue({
  views: ['How to see them', 'कसे पाहायचे'],
  faces: ['Faces', 'चेहरे'],
  facts: ['Facts', 'माहिती'],
  table: ['Table', 'तक्ता'],
  chosen: ['The chosen family', 'निवडलेले स्थळ'],
  leftKey: ['Left arrow', 'डावा बाण'],
  rightKey: ['Right arrow', 'उजवा बाण'],
  nextFamily: ['next family', 'पुढचे स्थळ'],
  opens: ['opens', 'उघडते'],
  sent: ['Sent', 'कळवली'],
  answer: ['Answer', 'उत्तर द्या'],
  received: ['Received', 'आली'],
  accepted: ['Accepted', 'स्वीकारली'],
  noPhoto: ['No photo', 'फोटो नाही'],
  idChecked: ['ID checked', 'ओळखपत्र तपासले'],
  openedBefore: ['Opened before', 'आधी पाहिले'],
})
