import { catalogue } from '#domain/words/catalogue.ts'

export const outcomeWords = catalogue({
  question: ['Did you reach them?', 'बोलणे झाले का?'],
  questionOf: [
    (surname: string) => `Did you reach ${surname}?`,
    (surname: string) => `${surname} यांच्याशी बोलणे झाले का?`,
  ],
  spoke: ['Yes, we spoke', 'हो, बोलणे झाले'],
  no_answer: ['Nobody answered yet', 'अजून कोणी फोन उचलला नाही'],
  dead: ['Wrong or dead number', 'नंबर चुकीचा किंवा बंद आहे'],
  engaged: ['Already engaged or married', 'लग्न आधीच जमले आहे'],
  agent: ['An agent answered', 'एजंटने फोन उचलला'],
  money: ['They asked for money', 'त्यांनी पैसे मागितले'],
  returned: ['This contact view was returned to you.', 'हा संपर्क तुम्हाला परत दिला आहे.'],
  meetWithElders: [
    'Meet for the first time with elders, at home or in a public place.',
    'पहिली भेट घरातील मोठ्यांसोबत, घरी किंवा सार्वजनिक ठिकाणी घ्या.',
  ],
  sendNoMoney: [
    'Never send money, whatever the reason. If somebody asks, tell us.',
    'कारण काहीही असो, कधीही पैसे पाठवू नका. कोणी मागितल्यास आम्हाला सांगा.',
  ],
  askedForMoney: ['Asked for money?', 'पैसे मागितले?'],
  money_again: ['Were you asked for money?', 'तुमच्याकडे पैसे मागितले का?'],
  money_help: [
    'We send this to our office as an urgent complaint in your name. Our office calls you; the other family does not learn who told us.',
    'हे तुमच्या नावाने तातडीची तक्रार म्हणून आमच्या कार्यालयाकडे जाईल. कार्यालय तुम्हाला फोन करेल; कोणी सांगितले हे समोरच्या कुटुंबाला कळत नाही.',
  ],
  isAgent: ['An agent?', 'एजंट आहे?'],
  agentTitle: ['Which number is an agent’s?', 'कोणता नंबर एजंटचा आहे?'],
  agent_help: [
    'Our office looks at a number that several families name. Nobody learns who named it.',
    'अनेक कुटुंबांनी सांगितलेला नंबर आमचे कार्यालय तपासते. कोणी सांगितले हे कोणालाही कळत नाही.',
  ],
  tellOffice: ['Tell the office', 'कार्यालयाला सांगा'],
  agent_again: ['Did an agent answer?', 'एजंटने फोन उचलला का?'],
  seemedWrong: ['Did something seem wrong?', 'काही चुकीचे वाटले?'],
  seemedWrongNote: ['Our office looks into it. They are not told.', 'आमचे कार्यालय पाहील. त्यांना कळणार नाही.'],
  chooseAnswer: ['Choose an answer.', 'एक उत्तर निवडा.'],
  save: ['Save', 'नोंदवा'],
  cancel: ['Cancel', 'रद्द करा'],
})
