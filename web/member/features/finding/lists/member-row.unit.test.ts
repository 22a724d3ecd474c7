import { describe, expect, it } from 'vitest'
import type { VisitorSummary } from '#contract/finding/lists.ts'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { memberRow } from './member-row.ts'
import { bride } from './sample-bride.ts'
import { tileRow } from './tile-row.ts'

const today = '2026-11-15'

describe('a row of a list', () => {
  it('is read as families read it', () => {
    expect(memberRow(bride, 'en', today)).toEqual({
      profileHref: `/profile-view/${bride.uuid}`,
      surname: 'Jadhav',
      registrationNo: 'B10023',
      photos: ['/api/photo/1/card', '/api/photo/2/card'],
      tiles: ['/api/photo/1/tile', '/api/photo/2/tile'],
      largePhotos: ['/api/photo/1/page', '/api/photo/2/page'],
      withheld: null,
      isForFreeViewer: true,
      maritalStatus: 'Unmarried',
      birthDate: '14-08-1998',
      age: '28 years',
      height: `5'3"`,
      education: 'M.Com, CA Inter',
      occupation: 'Private job, Accounts officer',
      occupationDetails: 'Accounts officer',
      income: '7.20 Lakh',
      incomeInLakh: '7.20',
      town: 'Pune',
      workPlace: 'Pune',
      nativePlace: 'Satara - Karad',
      gun: 31.5,
      gunMilan: '31.5/36',
      visitDate: null,
    })
  })
  it('leaves out below a face what is not told, and says there who was married before', () => {
    expect(tileRow(bride, 'en', today)).toMatchObject({
      nameAndAge: 'Jadhav, 28',
      lines: ['M.Com, CA Inter · Accounts officer', `Pune · 5'3"`],
    })
    const widow = { ...bride, is_unmarried: 0 as const, marital_status: { name: 'Widow' }, education_courses: '' }
    expect(tileRow(widow, 'en', today).lines[0]).toBe('Widow · Accounts officer')
    expect(tileRow({ ...widow, occupation_details: ' ' }, 'en', today).lines[0]).toBe('Widow · Private job')
    const untold = { working_place_taluka: null, working_place_taluka_name: null, height: 0, dob: '0000-00-00' }
    expect(tileRow({ ...bride, ...untold }, 'mr', today)).toMatchObject({
      nameAndAge: 'Jadhav',
      lines: ['M.Com, CA Inter · Accounts officer', ''],
    })
  })
  it('shows a dash for all that is missing, and 0 for an income of 0', () => {
    const bare: MemberSummary = {
      ...bride,
      marital_status: null,
      maritial_status: null,
      dob: '0000-00-00',
      height: 0,
      education_courses: '',
      occupation_details: ' ',
      occupation_type: null,
      annual_income: 0,
      working_place_taluka: null,
      working_place_taluka_name: null,
      native_place_district: null,
      native_place_district_name: null,
      native_place_taluka: null,
      native_place_taluka_name: null,
    }
    const missing = '-'
    expect(memberRow(bare, 'en', today)).toMatchObject({
      maritalStatus: missing,
      birthDate: missing,
      height: missing,
      education: missing,
      occupation: missing,
      occupationDetails: missing,
      workPlace: missing,
      nativePlace: missing,
      income: '0',
      incomeInLakh: '0',
      visitDate: null,
    })
  })
  it('tells a score that is not known from one of 0', () => {
    const gun = (patrika_gun: number | null) => memberRow({ ...bride, patrika_gun }, 'en', today)
    expect(gun(0)).toMatchObject({ gun: 0, gunMilan: '0/36' })
    expect(gun(null)).toMatchObject({ gun: null, gunMilan: 'Not known' })
  })
  it('cuts a long education', () => {
    expect(memberRow({ ...bride, education_courses: 'x'.repeat(41) }, 'en', today).education).toBe(
      `${'x'.repeat(40)}...`,
    )
  })
  it('names the village of the work place to whoever was sent it', () => {
    const paid = { ...bride, working_place_goan: 'Kothrud' }
    expect(memberRow(paid, 'en', today)).toMatchObject({ isForFreeViewer: false, workPlace: 'Pune, Kothrud' })
    expect(memberRow({ ...paid, working_place_goan: '' }, 'en', today).workPlace).toBe('Pune')
  })
  it('shows the one photo there is', () => {
    expect(memberRow({ ...bride, user_images: [] }, 'en', today).photos).toEqual(['/api/photo/1/card'])
    expect(memberRow({ ...bride, user_images: [], image: null }, 'en', today).photos).toEqual([])
  })

  it('says why photos are not shown', () => {
    const row = (photo_withheld: MemberSummary['photo_withheld'], language: 'en' | 'mr') =>
      memberRow({ ...bride, user_images: [], image: null, photo_withheld }, language, today).withheld
    expect(row('PLAN', 'en')).toBe('Photos are shown to members with a plan')
    expect(row('ACCEPTED', 'mr')).toBe('पसंती स्वीकारल्यावर फोटो दिसतात')
  })
})

describe('a visitor', () => {
  const visitor: VisitorSummary = {
    ...bride,
    uuid: '0190a1b2-0000-7000-8000-00000000000f',
    from_user_id: '0190a1b2-0000-7000-8000-000000000002',
    work_place_name: 'Mumbai',
    visited_at: '2026-11-11T19:00:00Z',
  }
  it('leads to the one who visited', () => {
    expect(memberRow(visitor, 'en', today).profileHref).toBe('/profile-view/0190a1b2-0000-7000-8000-000000000002')
  })
  it('works where the visit says, and came on a day in India', () => {
    expect(memberRow(visitor, 'en', today)).toMatchObject({ workPlace: 'Mumbai', visitDate: '12-11-2026' })
  })
})
