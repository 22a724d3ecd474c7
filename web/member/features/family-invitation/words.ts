import { catalogue } from '#domain/words/catalogue.ts'

export const invitationWords = catalogue({
  title: ['Family invitation', 'कुटुंबाचे आमंत्रण'],
  hint: [
    'Your family has invited you to log in for its profile. Type the mobile number or email to which the code came, and the code. Nobody may ask you for it.',
    'तुमच्या कुटुंबाने स्थळासाठी लॉगिन करायला तुम्हाला बोलावले आहे. ज्या मोबाइलवर किंवा ई-मेलवर कोड आला तो, आणि कोड भरा. तो कोणालाही सांगू नका.',
  ],
  contact: ['Mobile number or email', 'मोबाइल नंबर किंवा ई-मेल'],
  code: ['Code of eight digits', 'आठ अंकी कोड'],
  accept: ['Accept and log in', 'स्वीकारा आणि लॉगिन करा'],
})
