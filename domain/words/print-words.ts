import { catalogue } from './catalogue.ts'

/** The words of a printed biodata apart from its labels. */
export const printWords = catalogue({
  en: {
    // Families put this line in Marathi at the head of a biodata, whatever its language.
    invocation: '॥ श्री गणेशाय नमः ॥',
    family: 'Family',
    brother: 'Brother',
    sister: 'Sister',
    married: 'married',
    unmarried: 'unmarried',
    kundali: 'Kundali',
    motherName: "Mother's name",
    contact: 'Contact',
    contactPerson: 'Contact person',
    address: 'Address',
    email: 'Email',
    issuedTo: (registrationNo: string, day: string) => `Issued to ${registrationNo} on ${day} · Saptapadi`,
    registered: (registrationNo: string) => `Registration number ${registrationNo} · Saptapadi`,
  },
  mr: {
    invocation: '॥ श्री गणेशाय नमः ॥',
    family: 'कौटुंबिक माहिती',
    brother: 'भाऊ',
    sister: 'बहीण',
    married: 'विवाहित',
    unmarried: 'अविवाहित',
    kundali: 'कुंडली',
    motherName: 'आईचे नाव',
    contact: 'संपर्क',
    contactPerson: 'संपर्कासाठी व्यक्ती',
    address: 'पत्ता',
    email: 'ई-मेल',
    issuedTo: (registrationNo: string, day: string) => `${registrationNo} यांना ${day} रोजी दिला · सप्तपदी`,
    registered: (registrationNo: string) => `नोंदणी क्रमांक ${registrationNo} · सप्तपदी`,
  },
})
