import {
  IconAlertTriangle,
  IconBook2,
  IconCards,
  IconChartLine,
  IconEye,
  IconHeartHandshake,
  IconHistory,
  IconInbox,
  IconListCheck,
  IconListDetails,
  IconMessage2,
  IconPencil,
  IconPhoneCall,
  IconReceiptRupee,
  IconShieldLock,
  IconStethoscope,
  IconSun,
  IconTableImport,
  IconUserPlus,
  IconUserSearch,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { StaffRole } from '#domain/office/staff.ts'
import type { OfficeTitle } from './words.ts'

/** The groups of the navigation in their order. `words.ts` names each. */
export const officeGroups = ['families', 'money', 'site', 'house'] as const
export type OfficeGroup = (typeof officeGroups)[number]

interface OfficeScreen {
  path: '/office' | `/office/${string}`
  title: OfficeTitle
  load: () => Promise<{ default: ComponentType }>
  /** The icon in the navigation. A screen without one is reached only from another screen. */
  icon?: TablerIcon
  /** The group in the navigation. */
  group: OfficeGroup
  /** Who sees the link. Access is decided by the calls; this only hides a link that would lead to a refusal. */
  roles?: readonly StaffRole[]
}

/** Every screen behind the login, in the order of the navigation. */
export const officeScreens: readonly OfficeScreen[] = [
  {
    path: '/office',
    title: 'today',
    group: 'families',
    icon: IconSun,
    load: () => import('./features/office/office-day/TodayScreen.tsx'),
  },
  {
    path: '/office/queue',
    title: 'queue',
    group: 'families',
    icon: IconInbox,
    load: () => import('./features/office/review/ReviewQueueScreen.tsx'),
  },
  {
    path: '/office/members',
    title: 'members',
    group: 'families',
    icon: IconUserSearch,
    load: () => import('./features/office/office-members/search/MembersScreen.tsx'),
  },
  {
    path: '/office/members/list',
    title: 'members',
    group: 'families',
    load: () => import('./features/office/office-members/list/MemberListScreen.tsx'),
  },
  {
    path: '/office/members/$uuid',
    title: 'members',
    group: 'families',
    load: () => import('./features/office/office-members/record/MemberScreen.tsx'),
  },
  {
    path: '/office/members/$uuid/edit',
    title: 'members',
    group: 'families',
    load: () => import('./features/office/office-members/edit/EditMemberScreen.tsx'),
  },
  {
    path: '/office/members/$uuid/double/$other',
    title: 'members',
    group: 'families',
    load: () => import('./features/office/office-members/doubles/DoubleScreen.tsx'),
  },
  {
    path: '/office/members/$uuid/slip',
    title: 'members',
    group: 'families',
    load: () => import('./features/office/imports/FamilySlipScreen.tsx'),
  },
  {
    path: '/office/counter',
    title: 'counter',
    group: 'families',
    icon: IconUserPlus,
    load: () => import('./features/office/counter/CounterScreen.tsx'),
  },
  {
    path: '/office/counter/$uuid',
    title: 'counter',
    group: 'families',
    load: () => import('./features/office/counter/SlipScreen.tsx'),
  },
  {
    path: '/office/unreached',
    title: 'unreached',
    group: 'families',
    icon: IconPhoneCall,
    load: () => import('./features/deliveries/UnreachedScreen.tsx'),
  },
  {
    path: '/office/import',
    title: 'import',
    group: 'families',
    icon: IconTableImport,
    roles: ['ADMIN'],
    load: () => import('./features/office/imports/ImportsScreen.tsx'),
  },
  {
    path: '/office/import/$uuid',
    title: 'import',
    group: 'families',
    roles: ['ADMIN'],
    load: () => import('./features/office/imports/ImportScreen.tsx'),
  },
  {
    path: '/office/import/$uuid/slips',
    title: 'import',
    group: 'families',
    roles: ['ADMIN'],
    load: () => import('./features/office/imports/SlipsScreen.tsx'),
  },
  {
    path: '/office/handpick',
    title: 'handpick',
    group: 'families',
    icon: IconHeartHandshake,
    load: () => import('./features/office/handpick/HandpickDayScreen.tsx'),
  },
  {
    path: '/office/handpick/$uuid',
    title: 'handpick',
    group: 'families',
    load: () => import('./features/office/handpick/HandpickScreen.tsx'),
  },
  {
    path: '/office/stories',
    title: 'stories',
    group: 'site',
    icon: IconBook2,
    load: () => import('./features/stories/OfficeStoriesScreen.tsx'),
  },
  {
    path: '/office/content',
    title: 'content',
    group: 'site',
    icon: IconPencil,
    roles: ['ADMIN'],
    load: () => import('./features/site/site-content/ContentScreen.tsx'),
  },
  {
    path: '/office/content/$kind/$language',
    title: 'content',
    group: 'site',
    roles: ['ADMIN'],
    load: () => import('./features/site/site-content/EditContentScreen.tsx'),
  },
  {
    path: '/office/lists',
    title: 'lists',
    group: 'site',
    icon: IconListDetails,
    roles: ['ADMIN'],
    load: () => import('./features/site/master-data/OfficeListsScreen.tsx'),
  },
  {
    path: '/office/messages',
    title: 'messages',
    group: 'site',
    icon: IconMessage2,
    roles: ['ADMIN'],
    load: () => import('./features/office/messages/MessagesScreen.tsx'),
  },
  {
    path: '/office/setup',
    title: 'setup',
    group: 'site',
    icon: IconListCheck,
    roles: ['ADMIN'],
    load: () => import('./features/site/setup/SetupScreen.tsx'),
  },
  {
    path: '/office/payments',
    title: 'payments',
    group: 'money',
    icon: IconReceiptRupee,
    load: () => import('./features/money/payments/PaymentsScreen.tsx'),
  },
  {
    path: '/office/plans',
    title: 'plans',
    group: 'money',
    icon: IconCards,
    load: () => import('./features/money/plans/OfficePlansScreen.tsx'),
  },
  {
    path: '/office/figures',
    title: 'figures',
    group: 'money',
    icon: IconChartLine,
    load: () => import('./features/office/figures/FiguresScreen.tsx'),
  },
  {
    path: '/office/audit',
    title: 'audit',
    group: 'house',
    icon: IconHistory,
    load: () => import('./features/office/audit/AuditScreen.tsx'),
  },
  {
    path: '/office/incident',
    title: 'incident',
    group: 'house',
    icon: IconAlertTriangle,
    roles: ['ADMIN'],
    load: () => import('./features/office/incidents/IncidentsScreen.tsx'),
  },
  {
    path: '/office/incident/$uuid',
    title: 'incident',
    group: 'house',
    roles: ['ADMIN'],
    load: () => import('./features/office/incidents/IncidentScreen.tsx'),
  },
  {
    path: '/office/security-events',
    title: 'securityEvents',
    group: 'house',
    icon: IconShieldLock,
    roles: ['ADMIN'],
    load: () => import('./features/security-events/SecurityEventsScreen.tsx'),
  },
  {
    path: '/office/reads',
    title: 'reads',
    group: 'house',
    icon: IconEye,
    roles: ['ADMIN'],
    load: () => import('./features/office/staff-reads/ReadsScreen.tsx'),
  },
  {
    path: '/office/health',
    title: 'health',
    group: 'house',
    icon: IconStethoscope,
    load: () => import('./features/doctor/HealthScreen.tsx'),
  },
  {
    path: '/office/account',
    title: 'account',
    group: 'house',
    load: () => import('./features/office/account/AccountScreen.tsx'),
  },
  {
    path: '/office/staff',
    title: 'staff',
    group: 'house',
    icon: IconUsersGroup,
    roles: ['ADMIN'],
    load: () => import('./features/office/staff/StaffScreen.tsx'),
  },
]

export const screensFor = (role: StaffRole): readonly OfficeScreen[] =>
  officeScreens.filter(({ roles }) => !roles || roles.includes(role))
