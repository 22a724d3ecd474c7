import { catalogue } from '#domain/words/catalogue.ts'

/** The words of a payment by UPI at the counter, on the screen and on the slip. */
export const upiWords = catalogue({
  title: ['Pay by UPI', 'UPI ने पैसे भरा'],
  qrLabel: ['QR for the payment by UPI', 'UPI ने पैसे भरण्यासाठी QR'],
  plan: ['Plan', 'योजना'],
  amount: ['Amount', 'रक्कम'],
  receipt: ['Receipt', 'पावती'],
  utr: ['UTR, the bank’s number of the transfer', 'UTR: बँकेचा व्यवहार क्रमांक'],
  utrHelp: [
    '12 digits. Read it on the family’s phone; a picture of it proves nothing and is not taken.',
    '१२ अंक. तो कुटुंबाच्या फोनवर पाहा; त्याचा फोटो हा पुरावा नाही आणि घेतला जात नाही.',
  ],
  paidOn: ['Paid on', 'भरल्याचा दिवस'],
  wholeOnly: [
    'The plan starts with the whole amount in one transfer. Where less came, it goes back and the family pays again. A second transfer that nobody entered goes back too.',
    'पूर्ण रक्कम एकाच व्यवहारात आल्यावर योजना सुरू होते. कमी रक्कम आली असल्यास ती परत केली जाते आणि कुटुंब पुन्हा भरते. चुकून दुसऱ्यांदा भरलेली रक्कमही परत केली जाते.',
  ],
  start: ['Start the plan', 'योजना सुरू करा'],
  qrNext: [
    'The family pays by a QR in the next step. Then the UTR is entered.',
    'पुढील टप्प्यात कुटुंब QR वरून पैसे भरते. त्यानंतर UTR लिहायचा.',
  ],
  scan: [
    (amount: string, receipt: string) =>
      `Scan with any UPI app: ${amount}, receipt ${receipt}. Keep the 12 digits of the UTR.`,
    (amount: string, receipt: string) => `कोणत्याही UPI ॲपने स्कॅन करा: ${amount}, पावती ${receipt}. UTR चे १२ अंक जपून ठेवा.`,
  ],
  WAITS: ['To be confirmed', 'खात्री बाकी'],
  MISSED: ['Not in the bank’s statement', 'बँकेच्या विवरणपत्रात नाही'],
  DIFFERS: ['The bank has another amount', 'बँकेत वेगळी रक्कम आहे'],
  CONFIRMED: ['Confirmed', 'खात्री झाली'],
  stated: [(amount: string) => `the bank says ${amount}`, (amount: string) => `बँकेनुसार ${amount}`],
  enteredBy: [(name: string) => `entered by ${name}`, (name: string) => `नोंद: ${name}`],
})
