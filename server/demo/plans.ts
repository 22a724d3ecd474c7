import type { Insertable } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

export type DemoPlan = Insertable<Schema['plans']> & { id: string; validity_days: number; contact_views: number }

/** The ids are fixed, so that a saved link to a plan still works when the demo is made again. */
export const plans: readonly DemoPlan[] = [
  {
    id: '018cc251-f400-7a01-8000-000000000001',
    name: 'Shubharambh',
    name_mr: 'शुभारंभ',
    fee_paise: 150_000,
    validity_days: 90,
    contact_views: 20,
    description_html:
      '<ul><li>See hidden details</li><li>20 contact views</li><li>Accept and decline interests</li></ul>',
    description_html_mr:
      '<ul><li>राखीव माहिती पाहा</li><li>२० संपर्क पाहता येतील</li><li>पसंती स्वीकारा किंवा नाकारा</li></ul>',
    position: 0,
  },
  {
    id: '018cc251-f400-7a01-8000-000000000002',
    name: 'Saptapadi',
    name_mr: 'सप्तपदी',
    fee_paise: 300_000,
    validity_days: 180,
    contact_views: 60,
    description_html:
      '<ul><li>Everything in Shubharambh</li><li>60 contact views</li><li>Handpicked suggestions every week</li></ul>',
    description_html_mr:
      '<ul><li>शुभारंभमधील सर्व काही</li><li>६० संपर्क पाहता येतील</li><li>दर आठवड्याला निवडक स्थळे</li></ul>',
    position: 1,
  },
  {
    id: '018cc251-f400-7a01-8000-000000000003',
    name: 'Saptapadi Varsha',
    name_mr: 'सप्तपदी वर्ष',
    fee_paise: 500_000,
    validity_days: 365,
    contact_views: 150,
    description_html:
      '<ul><li>Everything in Saptapadi, for a year</li><li>150 contact views</li><li>Photo and biodata help at our office</li></ul>',
    description_html_mr:
      '<ul><li>सप्तपदीमधील सर्व काही, वर्षभरासाठी</li><li>१५० संपर्क पाहता येतील</li><li>फोटो आणि बायोडाट्यासाठी आमच्या कार्यालयात मदत</li></ul>',
    position: 2,
  },
  {
    id: '018cc251-f400-7a01-8000-000000000004',
    name: 'Sahayak, at our office',
    name_mr: 'सहायक, आमच्या कार्यालयात',
    fee_paise: 1_100_000,
    validity_days: 365,
    contact_views: 300,
    description_html:
      '<ul><li>A person of our office looks with you</li><li>300 contact views</li><li>Meetings arranged at the office</li></ul>',
    description_html_mr:
      '<ul><li>आमच्या कार्यालयातील व्यक्ती तुमच्यासोबत स्थळे पाहते</li><li>३०० संपर्क पाहता येतील</li><li>कार्यालयात भेटी ठरवून दिल्या जातात</li></ul>',
    is_offline: true,
    position: 3,
  },
]
