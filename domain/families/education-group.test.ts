import { expect, it } from 'vitest'
import { educationGroupOf } from './education-group.ts'

it.each([
  ['SSC', 'SSC', '10th', 'दहावी', '१०वी पास'],
  ['HSC', '12th Commerce', 'बारावी', 'HSC Science'],
  ['BELOW_SSC', '8th', 'नववी', '९वी'],
  ['ITI', 'ITI Fitter', 'आयटीआय'],
  ['DIPLOMA', 'Diploma in Mechanical Engineering', 'डिप्लोमा'],
  ['ARTS', 'B.A. (Economics)', 'BA', 'बी.ए.', 'B. A.'],
  ['COMMERCE', 'B.Com., GDC&A', 'B. Com', 'BBA (Finance)', 'बी.कॉम.', 'बी कॉम'],
  ['SCIENCE', 'B.Sc. (Computer Science)', 'bca', 'बी.एस्सी.', 'B Sc'],
  [
    'ENGINEERING',
    'B.E. Computer',
    'B.E.Computer',
    'BE (CS)',
    'B.Tech. Mechanical',
    'बी.ई.',
    'Engineering',
    'b e civil',
  ],
  ['ARCHITECTURE', 'B.Arch.', 'B.Des. (Interior)'],
  ['MEDICAL', 'MBBS', 'BAMS, PGDEMS', 'एमबीबीएस'],
  ['PHARMACY', 'D.Pharm.', 'Pharm.D.', 'M.Pharm.', 'B Pharmacy'],
  ['NURSING', 'B.Sc. Nursing', 'GNM', 'Diploma in Nursing'],
  ['AGRICULTURE', 'M.Sc. Agriculture', 'B.Tech. Agri. Engineering', 'B.V.Sc.'],
  ['LAW', 'B.A. LL.B.', 'LL.M.', 'B.Com LLB'],
  ['TEACHING', 'D.Ed.', 'M.A. B.Ed.', 'एम.ए. बी.एड.'],
  ['PG_ARTS_SCIENCE', 'M.Com', 'M.Sc. (Chemistry)', 'एम.ए.', 'MSW'],
  ['MCA', 'MCA, B.Sc. (Computer)'],
  ['MBA', 'B.E., MBA', 'M B A', 'M.B.A. (Finance)', 'PGDM'],
  ['PG_ENGINEERING', 'M.Tech. VLSI', 'M.E. Computer', 'BE, MS', 'MS (Computer Science), USA'],
  ['PG_MEDICAL', 'MBBS, MS (Ortho.)', 'BAMS, MD', 'MDS'],
  ['CA_CS', 'B.Com., CA', 'M.Com., CS', 'CS'],
  ['DOCTORATE', 'M.Tech., Ph.D.', 'Ph. D.', 'PhD'],
])('a family that types it is in the group %s', (group, ...educations) => {
  expect(educations.map(education => [education, educationGroupOf(education)])).toEqual(
    educations.map(education => [education, group]),
  )
})

it('leaves the choice to the family where the words do not tell', () => {
  for (const education of ['', 'B', 'MS', 'Studying', 'शिक्षण', 'Best in class', 'Camera'])
    expect([education, educationGroupOf(education)]).toEqual([education, null])
})
