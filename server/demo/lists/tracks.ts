import type { Gender } from '#domain/limits.ts'

/**
 * Courses of study and the work they lead to, so that age, education, work and income agree. This is one long table,
 * because the weights of its rows are relative to each other.
 */
export interface Work {
  title: string
  /** Code of the occupation type. */
  type: string
  /** Lakh rupees a year at the start, and the share it grows by each year of work. */
  starts: number
  grows: number
  /** The probability that this work is away from the native taluka. */
  away: number
  weight: number
  /** Set for work that members of the other gender rarely do. */
  only?: Gender
  /** Work that only some courses of the track lead to. */
  after?: RegExp
}

export interface Track {
  /** Code of the education group. */
  group: string
  brides: number
  grooms: number
  courses: readonly string[]
  /** The age at which the longest of the courses is finished. */
  doneAt: number
  works: readonly Work[]
}

const work = (title: string, type: string, starts: number, grows: number, away: number, weight = 1): Work => ({
  title,
  type,
  starts,
  grows,
  away,
  weight,
})

const after = (course: RegExp, works: readonly Work[]): Work[] => works.map(one => ({ ...one, after: course }))
const onlyFor = (only: Gender, works: readonly Work[]): Work[] => works.map(one => ({ ...one, only }))

const clerks = [
  work('Accounts Assistant', 'PRIVATE_JOB', 1.8, 0.07, 0.5),
  work('Accountant', 'PRIVATE_JOB', 2.6, 0.08, 0.6),
  work('Office Executive', 'PRIVATE_JOB', 2.2, 0.07, 0.6),
  work('Bank Clerk', 'PUBLIC_SECTOR', 4.2, 0.06, 0.4, 0.5),
  work('Clerk, Zilla Parishad', 'GOVERNMENT_JOB', 3.6, 0.05, 0.2, 0.4),
]
const farms = onlyFor('M', [
  work('Farming, 5 acres irrigated', 'FARMING', 3, 0.03, 0),
  work('Farming, grapes and pomegranate', 'FARMING', 5, 0.04, 0, 0.6),
  work('Farming and dairy', 'FARMING_AND_BUSINESS', 4.5, 0.04, 0),
  work('Farming and agro centre', 'FARMING_AND_BUSINESS', 6, 0.05, 0, 0.5),
])
const shops = onlyFor('M', [
  work('Kirana Shop', 'BUSINESS', 3, 0.05, 0.1),
  work('Hardware and Paint Shop', 'BUSINESS', 5, 0.06, 0.15),
  work('Transport Business', 'BUSINESS', 5, 0.07, 0.3),
  work('Hotel Business', 'BUSINESS', 6, 0.07, 0.3, 0.7),
  work('Construction Contractor', 'BUSINESS', 7, 0.09, 0.35, 0.7),
])
const teaches = [
  work('Secondary School Teacher', 'TEACHING', 3.2, 0.06, 0.25, 2),
  work('ZP Primary Teacher', 'GOVERNMENT_JOB', 4.8, 0.05, 0.15),
  work('Junior College Lecturer', 'TEACHING', 3.6, 0.06, 0.35),
]
const software = [
  work('Software Engineer', 'PRIVATE_JOB', 4.2, 0.16, 0.95, 4),
  work('Software Engineer, TCS', 'PRIVATE_JOB', 5, 0.15, 0.97, 2),
  work('Software Developer, Infosys', 'PRIVATE_JOB', 4.6, 0.15, 0.97, 2),
  work('QA Engineer', 'PRIVATE_JOB', 3.8, 0.14, 0.95, 2),
  work('Data Analyst', 'PRIVATE_JOB', 4.8, 0.15, 0.95),
  work('DevOps Engineer', 'PRIVATE_JOB', 5.2, 0.16, 0.95),
  work('Programmer Analyst, Cognizant', 'PRIVATE_JOB', 5.5, 0.15, 0.97),
]

export const tracks: readonly Track[] = [
  {
    group: 'SSC',
    brides: 1,
    grooms: 2,
    courses: ['SSC', '10th'],
    doneAt: 16,
    works: [
      ...farms,
      ...shops.slice(0, 2),
      ...onlyFor('M', [work('Driver', 'PRIVATE_JOB', 2, 0.04, 0.5)]),
      ...onlyFor('F', [work('Tailoring', 'BUSINESS', 1.2, 0.04, 0.2)]),
    ],
  },
  {
    group: 'HSC',
    brides: 4,
    grooms: 4,
    courses: ['HSC', '12th Arts', '12th Science', '12th Commerce'],
    doneAt: 18,
    works: [
      ...farms,
      ...shops,
      work('Police Constable', 'DEFENCE', 4.5, 0.05, 0.5),
      ...onlyFor('M', [work('Indian Army', 'DEFENCE', 5.2, 0.05, 1)]),
      ...onlyFor('F', [
        work('Beauty Parlour', 'BUSINESS', 1.6, 0.06, 0.3),
        work('Boutique', 'BUSINESS', 2.2, 0.06, 0.3),
        work('Insurance Adviser', 'BUSINESS', 2, 0.07, 0.3),
      ]),
    ],
  },
  {
    group: 'ITI',
    brides: 0.5,
    grooms: 4,
    courses: ['ITI Fitter', 'ITI Electrician', 'ITI Turner', 'ITI Welder', 'ITI Motor Mechanic'],
    doneAt: 20,
    works: [
      work('Technician, Bajaj Auto', 'PRIVATE_JOB', 2.8, 0.08, 0.9),
      work('Machine Operator', 'PRIVATE_JOB', 2.4, 0.07, 0.8, 2),
      ...after(/Electrician/, [work('Electrician, MSEDCL', 'GOVERNMENT_JOB', 4, 0.05, 0.4)]),
      ...onlyFor('M', [...after(/Mechanic/, [work('Own Garage', 'BUSINESS', 3.2, 0.07, 0.2)])]),
      ...after(/Electrician/, [work('Electrical Contractor', 'BUSINESS', 3.6, 0.08, 0.3)]),
    ],
  },
  {
    group: 'DIPLOMA',
    brides: 3,
    grooms: 6,
    courses: [
      'Diploma in Mechanical Engineering',
      'Diploma in Civil Engineering',
      'Diploma in Computer Technology',
      'Diploma in Electrical Engineering',
    ],
    doneAt: 21,
    works: [
      work('Junior Engineer', 'PRIVATE_JOB', 2.8, 0.09, 0.8, 3),
      ...after(/Mechanical|Electrical/, [work('Quality Inspector, Bharat Forge', 'PRIVATE_JOB', 3, 0.08, 0.9)]),
      ...after(/Civil/, [work('Site Supervisor', 'PRIVATE_JOB', 2.6, 0.09, 0.6)]),
      ...after(/Civil/, [work('Junior Engineer, PWD', 'GOVERNMENT_JOB', 5.4, 0.05, 0.4, 0.6)]),
      ...after(/Mechanical/, [work('Fabrication Workshop', 'BUSINESS', 5, 0.08, 0.3, 0.6)]),
    ],
  },
  {
    group: 'ARTS',
    brides: 9,
    grooms: 6,
    courses: ['B.A.', 'B.A. (Marathi)', 'B.A. (Economics)', 'B.A. (Political Science)', 'B.A., MPSC appearing'],
    doneAt: 21,
    works: [
      ...clerks,
      ...farms,
      ...shops.slice(0, 3),
      work('Talathi', 'GOVERNMENT_JOB', 4.2, 0.05, 0.4, 0.5),
      work('Gram Sevak', 'GOVERNMENT_JOB', 3.8, 0.05, 0.2, 0.5),
      work('Police Sub Inspector', 'DEFENCE', 6.4, 0.06, 0.8, 0.4),
    ],
  },
  {
    group: 'COMMERCE',
    brides: 10,
    grooms: 8,
    courses: ['B.Com.', 'B.Com., Tally', 'BBA', 'BMS', 'B.Com., GDC&A', 'BBA (Finance)'],
    doneAt: 21,
    works: [
      ...clerks,
      ...shops,
      work('Sales Executive', 'PRIVATE_JOB', 2.6, 0.1, 0.7),
      work('Relationship Manager, HDFC Bank', 'PRIVATE_JOB', 3.6, 0.11, 0.7),
      work('Tax Consultant', 'PRACTICE', 3, 0.1, 0.4, 0.6),
    ],
  },
  {
    group: 'SCIENCE',
    brides: 9,
    grooms: 7,
    courses: ['B.Sc.', 'B.Sc. (Chemistry)', 'BCS', 'BCA', 'B.Sc. (Microbiology)', 'B.Sc. (Computer Science)'],
    doneAt: 21,
    works: [
      ...after(/BCS|BCA|Computer/, software.slice(0, 4)),
      ...after(/Chemistry|Micro|B\.Sc\.$/, [work('QC Chemist', 'PRIVATE_JOB', 2.6, 0.09, 0.7, 2)]),
      ...after(/Chemistry|Micro|B\.Sc\.$/, [work('Lab Technician', 'PRIVATE_JOB', 2.2, 0.07, 0.5)]),
      work('Computer Operator', 'PRIVATE_JOB', 1.9, 0.06, 0.4),
      work('Medical Representative', 'PRIVATE_JOB', 3.4, 0.1, 0.6),
    ],
  },
  {
    group: 'ENGINEERING',
    brides: 16,
    grooms: 22,
    courses: [
      'B.E. Computer',
      'B.E. Information Technology',
      'B.E. Mechanical',
      'B.E. E&TC',
      'B.E. Civil',
      'B.Tech. Computer Science',
      'B.E. Electrical',
      'B.Tech. Mechanical',
    ],
    doneAt: 22,
    works: [
      ...software,
      work('Design Engineer', 'PRIVATE_JOB', 3.4, 0.12, 0.9, 2),
      ...after(/Mechanical|Electrical/, [work('Production Engineer, Tata Motors', 'PRIVATE_JOB', 3.8, 0.11, 0.9)]),
      ...after(/Civil/, [work('Civil Engineer', 'PRIVATE_JOB', 3, 0.11, 0.7)]),
      ...after(/Civil/, [work('Assistant Engineer, Irrigation Dept.', 'GOVERNMENT_JOB', 6.5, 0.05, 0.5, 0.5)]),
      work('Own Manufacturing Unit', 'BUSINESS', 8, 0.12, 0.4, 0.5),
      ...after(/Civil/, [work('Builder and Developer', 'BUSINESS', 10, 0.12, 0.4, 0.4)]),
    ],
  },
  {
    group: 'ARCHITECTURE',
    brides: 2,
    grooms: 1.2,
    courses: ['B.Arch.', 'B.Des. (Interior)', 'B.Des. (Fashion)'],
    doneAt: 23,
    works: [
      ...after(/Arch/, [work('Architect', 'PRIVATE_JOB', 3.2, 0.12, 0.8, 2)]),
      ...after(/Arch/, [work('Own Architecture Firm', 'PRACTICE', 4.5, 0.13, 0.5)]),
      ...after(/Des/, [work('Interior Designer', 'PRACTICE', 3.2, 0.12, 0.6)]),
    ],
  },
  {
    group: 'MEDICAL',
    brides: 6,
    grooms: 4.5,
    courses: ['MBBS', 'BAMS', 'BHMS', 'BDS', 'BAMS, PGDEMS'],
    doneAt: 24,
    works: [
      work('Own Clinic', 'PRACTICE', 6, 0.1, 0.3, 3),
      work('Resident Medical Officer', 'PRIVATE_JOB', 5, 0.09, 0.6, 2),
      work('Medical Officer, PHC', 'GOVERNMENT_JOB', 7.2, 0.05, 0.4),
      ...after(/BDS/, [work('Dental Clinic', 'PRACTICE', 4.5, 0.1, 0.4)]),
    ],
  },
  {
    group: 'PHARMACY',
    brides: 5,
    grooms: 4,
    courses: ['B.Pharm.', 'D.Pharm.', 'M.Pharm.', 'Pharm.D.'],
    doneAt: 22,
    works: [
      work('Own Medical Store', 'BUSINESS', 4.8, 0.08, 0.15, 2),
      work('Pharmacist', 'PRIVATE_JOB', 2.4, 0.08, 0.5),
      work('QA Executive, Cipla', 'PRIVATE_JOB', 3.4, 0.11, 0.9),
      work('Clinical Research Associate', 'PRIVATE_JOB', 4, 0.13, 0.95),
    ],
  },
  {
    group: 'NURSING',
    brides: 3,
    grooms: 0.7,
    courses: ['B.Sc. Nursing', 'GNM', 'BPT', 'DMLT'],
    doneAt: 22,
    works: [
      work('Staff Nurse', 'PRIVATE_JOB', 2.6, 0.07, 0.6, 2),
      work('Staff Nurse, Civil Hospital', 'GOVERNMENT_JOB', 5, 0.05, 0.5),
      ...after(/BPT/, [work('Physiotherapist', 'PRACTICE', 3, 0.1, 0.4)]),
      ...after(/DMLT/, [work('Pathology Laboratory', 'BUSINESS', 4, 0.08, 0.2, 0.6)]),
    ],
  },
  {
    group: 'AGRICULTURE',
    brides: 2.2,
    grooms: 4,
    courses: ['B.Sc. Agriculture', 'M.Sc. Agriculture', 'B.Tech. Agri. Engineering', 'B.V.Sc.'],
    doneAt: 22,
    works: [
      ...farms,
      work('Agriculture Officer', 'GOVERNMENT_JOB', 5.6, 0.05, 0.5),
      work('Field Officer, Seed Company', 'PRIVATE_JOB', 3.2, 0.09, 0.4),
      ...after(/V\.Sc/, [work('Veterinary Doctor', 'PRACTICE', 5, 0.08, 0.2)]),
      work('Branch Manager, DCC Bank', 'PUBLIC_SECTOR', 5.2, 0.06, 0.2),
    ],
  },
  {
    group: 'LAW',
    brides: 2,
    grooms: 2,
    courses: ['LL.B.', 'B.A. LL.B.', 'LL.M.'],
    doneAt: 24,
    works: [
      work('Advocate', 'PRACTICE', 3, 0.11, 0.4, 3),
      work('Legal Officer', 'PRIVATE_JOB', 4, 0.1, 0.8),
      work('Civil Judge (J.D.)', 'GOVERNMENT_JOB', 11, 0.05, 0.7, 0.2),
    ],
  },
  {
    group: 'TEACHING',
    brides: 7,
    grooms: 2.5,
    courses: ['B.A. B.Ed.', 'M.A. B.Ed.', 'B.Sc. B.Ed.', 'D.Ed.', 'M.Sc. B.Ed.'],
    doneAt: 23,
    works: teaches,
  },
  {
    group: 'PG_ARTS_SCIENCE',
    brides: 9,
    grooms: 5,
    courses: ['M.Sc. (Chemistry)', 'M.A. (English)', 'M.Com.', 'M.Sc. (Computer)', 'M.A. (Economics)', 'MSW'],
    doneAt: 23,
    works: [
      ...teaches,
      ...clerks.slice(1),
      ...after(/Computer/, software.slice(0, 2)),
      work('Research Associate', 'PRIVATE_JOB', 3.6, 0.1, 0.9),
      work('Bank Officer, Bank of Maharashtra', 'PUBLIC_SECTOR', 7, 0.07, 0.7, 0.8),
    ],
  },
  {
    group: 'MCA',
    brides: 4,
    grooms: 4,
    courses: ['MCA', 'MCA, B.Sc. (Computer)', 'M.Sc. (Computer Application)'],
    doneAt: 24,
    works: software,
  },
  {
    group: 'MBA',
    brides: 5,
    grooms: 7,
    courses: ['B.E., MBA', 'MBA (Finance)', 'MBA (HR)', 'BBA, MBA (Marketing)', 'B.Pharm., MBA', 'PGDM'],
    doneAt: 24,
    works: [
      work('HR Executive', 'PRIVATE_JOB', 4, 0.12, 0.85),
      work('Business Analyst', 'PRIVATE_JOB', 6, 0.14, 0.95),
      work('Area Sales Manager', 'PRIVATE_JOB', 5.5, 0.13, 0.8),
      work('Assistant Manager, ICICI Bank', 'PRIVATE_JOB', 5.2, 0.12, 0.85),
      work('Probationary Officer, SBI', 'PUBLIC_SECTOR', 8, 0.07, 0.8, 0.5),
      work('Family Business', 'BUSINESS', 9, 0.1, 0.2, 0.8),
    ],
  },
  {
    group: 'PG_ENGINEERING',
    brides: 2,
    grooms: 2.5,
    courses: ['M.E. Computer', 'M.Tech. Structural', 'MS (Computer Science), USA', 'M.Tech. VLSI'],
    doneAt: 25,
    works: [
      ...software.slice(4),
      work('Assistant Professor', 'TEACHING', 5, 0.07, 0.6),
      work('Software Engineer, Amazon', 'PRIVATE_JOB', 16, 0.14, 1, 0.7),
      work('R&D Engineer', 'PRIVATE_JOB', 6.5, 0.12, 0.95),
    ],
  },
  {
    group: 'PG_MEDICAL',
    brides: 2,
    grooms: 2,
    courses: ['MBBS, MD (Medicine)', 'MBBS, MS (Ortho.)', 'BAMS, MD', 'MBBS, DGO', 'MDS', 'MBBS, MD (Paed.)'],
    doneAt: 28,
    works: [
      work('Consultant, own hospital', 'PRACTICE', 16, 0.12, 0.4),
      work('Resident Doctor', 'PRIVATE_JOB', 9, 0.08, 0.9),
      work('Consultant Physician', 'PRIVATE_JOB', 15, 0.1, 0.7),
    ],
  },
  {
    group: 'CA_CS',
    brides: 2.5,
    grooms: 2.5,
    courses: ['B.Com., CA', 'M.Com., CA', 'B.Com., CS', 'B.Com., CMA'],
    doneAt: 25,
    works: [
      ...after(/CA$/, [work('Chartered Accountant, own practice', 'PRACTICE', 8, 0.12, 0.5)]),
      work('Finance Manager', 'PRIVATE_JOB', 9, 0.12, 0.95),
      work('Audit Associate, Deloitte', 'PRIVATE_JOB', 9, 0.09, 1),
    ],
  },
  {
    group: 'DOCTORATE',
    brides: 1.2,
    grooms: 1,
    courses: ['M.Sc., Ph.D. (Chemistry)', 'M.A., Ph.D., NET', 'M.Tech., Ph.D.', 'M.Com., SET, Ph.D.'],
    doneAt: 29,
    works: [work('Assistant Professor', 'TEACHING', 8, 0.06, 0.6, 2), work('Scientist', 'GOVERNMENT_JOB', 11, 0.06, 1)],
  },
]

export const fatherWork = [
  ['Farming', 30],
  ['Farming and dairy', 6],
  ['Retired teacher', 8],
  ['Retired, ST Mahamandal', 5],
  ['Business', 12],
  ['Government service', 7],
  ['Retired, Zilla Parishad', 5],
  ['Private service', 9],
  ['Retired, Police Department', 3],
  ['Ex-serviceman', 4],
  ['Bank officer (retired)', 3],
  ['Contractor', 3],
  ['Doctor', 2],
  ['Advocate', 1],
  ['Sugar factory service', 4],
] as const

export const motherWork = [
  ['Homemaker', 74],
  ['Teacher', 9],
  ['Anganwadi Sevika', 4],
  ['Retired teacher', 3],
  ['Farming', 5],
  ['Nurse', 2],
  ['Tailoring', 2],
  ['Government service', 1],
] as const

/** Education and occupation of siblings, in the short form of the siblings table. */
export const siblingWork = [
  ['B.E.', 'Software engineer'],
  ['B.Com.', 'Accountant'],
  ['M.Com.', 'Bank service'],
  ['B.A.', 'Farming'],
  ['B.Sc.', 'Private job'],
  ['BAMS', 'Doctor'],
  ['Diploma', 'Junior engineer'],
  ['MBA', 'Manager'],
  ['B.Pharm.', 'Medical store'],
  ['D.Ed.', 'Teacher'],
  ['HSC', 'Business'],
  ['BCA', 'Software tester'],
  ['B.Arch.', 'Architect'],
  ['ITI', 'Technician'],
] as const
