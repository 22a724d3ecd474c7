import { catalogue } from './catalogue.ts'

/** The words of a printed biodata apart from its labels. */
export const printWords = catalogue({
  // Families put this line in Marathi at the head of a biodata, whatever its language.
  invocation: ['॥ श्री गणेशाय नमः ॥', '॥ श्री गणेशाय नमः ॥'],
  family: ['Family', 'कौटुंबिक माहिती'],
  brother: ['Brother', 'भाऊ'],
  sister: ['Sister', 'बहीण'],
  married: ['married', 'विवाहित'],
  unmarried: ['unmarried', 'अविवाहित'],
  kundali: ['Kundali', 'कुंडली'],
  motherName: ["Mother's name", 'आईचे नाव'],
  contact: ['Contact', 'संपर्क'],
  contactPerson: ['Contact person', 'संपर्कासाठी व्यक्ती'],
  address: ['Address', 'पत्ता'],
  email: ['Email', 'ई-मेल'],
  issuedTo: [
    (registrationNo: string, day: string) => `Issued to ${registrationNo} on ${day} · Saptapadi`,
    (registrationNo: string, day: string) => `${registrationNo} यांना ${day} रोजी दिला · सप्तपदी`,
  ],
  registered: [
    (registrationNo: string) => `Registration number ${registrationNo} · Saptapadi`,
    (registrationNo: string) => `नोंदणी क्रमांक ${registrationNo} · सप्तपदी`,
  ],
})
