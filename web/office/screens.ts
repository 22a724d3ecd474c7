import {
  IconBook2,
  IconCards,
  IconHeartHandshake,
  IconHistory,
  IconInbox,
  IconPhoneCall,
  IconReceiptRupee,
  IconStethoscope,
  IconUserSearch,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { StaffRole } from '#domain/office.ts'
import type { OfficeTitle } from './words.ts'

interface OfficeScreen {
  path: `/office/${string}`
  title: OfficeTitle
  load: () => Promise<{ default: ComponentType }>
  /** Its picture in the navigation. A screen without one is reached from another screen. */
  icon?: TablerIcon
  /** Who sees it. The calls decide; this only leaves out a link that would lead to a refusal. */
  roles?: readonly StaffRole[]
}

/** Every screen behind the login, in the order of the navigation. The first is where a login leads. */
export const officeScreens: readonly OfficeScreen[] = [
  {
    path: '/office/queue',
    title: 'queue',
    icon: IconInbox,
    load: () => import('./features/review/QueueScreen.tsx'),
  },
  {
    path: '/office/members',
    title: 'members',
    icon: IconUserSearch,
    load: () => import('./features/office-members/MembersScreen.tsx'),
  },
  {
    path: '/office/members/$uuid',
    title: 'members',
    load: () => import('./features/office-members/MemberScreen.tsx'),
  },
  {
    path: '/office/unreached',
    title: 'unreached',
    icon: IconPhoneCall,
    load: () => import('./features/unreached/UnreachedScreen.tsx'),
  },
  {
    path: '/office/handpick',
    title: 'handpick',
    icon: IconHeartHandshake,
    load: () => import('./features/handpick/HandpickDayScreen.tsx'),
  },
  {
    path: '/office/handpick/$uuid',
    title: 'handpick',
    load: () => import('./features/handpick/HandpickScreen.tsx'),
  },
  {
    path: '/office/stories',
    title: 'stories',
    icon: IconBook2,
    load: () => import('./features/stories/OfficeStoriesScreen.tsx'),
  },
  {
    path: '/office/payments',
    title: 'payments',
    icon: IconReceiptRupee,
    load: () => import('./features/payments/PaymentsScreen.tsx'),
  },
  {
    path: '/office/plans',
    title: 'plans',
    icon: IconCards,
    load: () => import('./features/plans/OfficePlansScreen.tsx'),
  },
  {
    path: '/office/audit',
    title: 'audit',
    icon: IconHistory,
    load: () => import('./features/audit/AuditScreen.tsx'),
  },
  {
    path: '/office/health',
    title: 'health',
    icon: IconStethoscope,
    load: () => import('./features/health/HealthScreen.tsx'),
  },
  {
    path: '/office/account',
    title: 'account',
    load: () => import('./features/account/AccountScreen.tsx'),
  },
  {
    path: '/office/staff',
    title: 'staff',
    icon: IconUsersGroup,
    roles: ['ADMIN'],
    load: () => import('./features/staff/StaffScreen.tsx'),
  },
]

export const screensFor = (role: StaffRole): readonly OfficeScreen[] =>
  officeScreens.filter(({ roles }) => !roles || roles.includes(role))
