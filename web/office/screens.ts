import {
  IconAlertTriangle,
  IconBook2,
  IconCards,
  IconCash,
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
import { mayCall, type Needs } from './may.ts'
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
  /** The call that fills the screen: whoever may not make it sees no link. */
  opens: Needs
}

/** Every screen behind the login, in the order of the navigation. */
export const officeScreens: readonly OfficeScreen[] = [
  {
    path: '/office',
    opens: { officeToday: 'staff' },
    title: 'today',
    group: 'families',
    icon: IconSun,
    load: () => import('./features/office/office-day/TodayScreen.tsx'),
  },
  {
    path: '/office/queue',
    opens: { reviewQueue: 'review' },
    title: 'queue',
    group: 'families',
    icon: IconInbox,
    load: () => import('./features/office/review/ReviewQueueScreen.tsx'),
  },
  {
    path: '/office/members',
    opens: { searchMembers: 'staff' },
    title: 'members',
    group: 'families',
    icon: IconUserSearch,
    load: () => import('./features/office/office-members/search/MembersScreen.tsx'),
  },
  {
    path: '/office/members/list',
    opens: { memberList: 'staff' },
    title: 'members',
    group: 'families',
    load: () => import('./features/office/office-members/list/MemberListScreen.tsx'),
  },
  {
    path: '/office/members/letters',
    opens: { memberLetters: 'admin' },
    title: 'letters',
    group: 'families',
    load: () => import('./features/office/office-members/letters/LettersScreen.tsx'),
  },
  {
    path: '/office/members/letters/$uuid',
    opens: { memberLetter: 'admin' },
    title: 'letters',
    group: 'families',
    load: () => import('./features/office/office-members/letters/LetterScreen.tsx'),
  },
  {
    path: '/office/members/$uuid',
    opens: { memberRecord: 'staff' },
    title: 'members',
    group: 'families',
    load: () => import('./features/office/office-members/record/MemberScreen.tsx'),
  },
  {
    path: '/office/members/$uuid/edit',
    opens: { memberProfile: 'staff' },
    title: 'members',
    group: 'families',
    load: () => import('./features/office/office-members/edit/EditMemberScreen.tsx'),
  },
  {
    path: '/office/members/$uuid/double/$other',
    opens: { compareMembers: 'staff' },
    title: 'members',
    group: 'families',
    load: () => import('./features/office/office-members/doubles/DoubleScreen.tsx'),
  },
  {
    path: '/office/members/$uuid/slip',
    opens: { memberSlip: 'staff' },
    title: 'members',
    group: 'families',
    load: () => import('./features/office/imports/FamilySlipScreen.tsx'),
  },
  {
    path: '/office/counter',
    opens: { registerAtCounter: 'staff' },
    title: 'counter',
    group: 'families',
    icon: IconUserPlus,
    load: () => import('./features/office/counter/CounterScreen.tsx'),
  },
  {
    path: '/office/counter/$uuid',
    opens: { counterSlip: 'staff' },
    title: 'counter',
    group: 'families',
    load: () => import('./features/office/counter/SlipScreen.tsx'),
  },
  {
    path: '/office/unreached',
    opens: { unreachedList: 'staff' },
    title: 'unreached',
    group: 'families',
    icon: IconPhoneCall,
    load: () => import('./features/deliveries/UnreachedScreen.tsx'),
  },
  {
    path: '/office/import',
    opens: { importList: 'admin' },
    title: 'import',
    group: 'families',
    icon: IconTableImport,
    load: () => import('./features/office/imports/ImportsScreen.tsx'),
  },
  {
    path: '/office/import/$uuid',
    opens: { importDetail: 'admin' },
    title: 'import',
    group: 'families',
    load: () => import('./features/office/imports/ImportScreen.tsx'),
  },
  {
    path: '/office/import/$uuid/slips',
    opens: { importSlips: 'admin' },
    title: 'import',
    group: 'families',
    load: () => import('./features/office/imports/SlipsScreen.tsx'),
  },
  {
    path: '/office/handpick',
    opens: { handpickDay: 'staff' },
    title: 'handpick',
    group: 'families',
    icon: IconHeartHandshake,
    load: () => import('./features/office/handpick/HandpickDayScreen.tsx'),
  },
  {
    path: '/office/handpick/$uuid',
    opens: { handpickCandidates: 'staff' },
    title: 'handpick',
    group: 'families',
    load: () => import('./features/office/handpick/HandpickScreen.tsx'),
  },
  {
    path: '/office/stories',
    opens: { officeStories: 'staff' },
    title: 'stories',
    group: 'site',
    icon: IconBook2,
    load: () => import('./features/stories/OfficeStoriesScreen.tsx'),
  },
  {
    path: '/office/content',
    opens: { officeContentList: 'admin' },
    title: 'content',
    group: 'site',
    icon: IconPencil,
    load: () => import('./features/site/site-content/ContentScreen.tsx'),
  },
  {
    path: '/office/content/$kind/$language',
    opens: { officeContent: 'admin' },
    title: 'content',
    group: 'site',
    load: () => import('./features/site/site-content/EditContentScreen.tsx'),
  },
  {
    path: '/office/lists',
    opens: { officeList: 'admin' },
    title: 'lists',
    group: 'site',
    icon: IconListDetails,
    load: () => import('./features/site/master-data/OfficeListsScreen.tsx'),
  },
  {
    path: '/office/messages',
    opens: { officeMessages: 'admin' },
    title: 'messages',
    group: 'site',
    icon: IconMessage2,
    load: () => import('./features/office/messages/MessagesScreen.tsx'),
  },
  {
    path: '/office/setup',
    opens: { officeSetup: 'admin' },
    title: 'setup',
    group: 'site',
    icon: IconListCheck,
    load: () => import('./features/site/setup/SetupScreen.tsx'),
  },
  {
    path: '/office/payments',
    opens: { officePayments: 'payments' },
    title: 'payments',
    group: 'money',
    icon: IconReceiptRupee,
    load: () => import('./features/money/payments/PaymentsScreen.tsx'),
  },
  {
    path: '/office/cash',
    opens: { cashClosings: 'payments' },
    title: 'cash',
    group: 'money',
    icon: IconCash,
    load: () => import('./features/money/cash-closings/CashScreen.tsx'),
  },
  {
    path: '/office/plans',
    opens: { officePlans: 'staff' },
    title: 'plans',
    group: 'money',
    icon: IconCards,
    load: () => import('./features/money/plans/OfficePlansScreen.tsx'),
  },
  {
    path: '/office/figures',
    opens: { officeFigures: 'staff' },
    title: 'figures',
    group: 'money',
    icon: IconChartLine,
    load: () => import('./features/office/figures/FiguresScreen.tsx'),
  },
  {
    path: '/office/audit',
    opens: { auditList: 'staff' },
    title: 'audit',
    group: 'house',
    icon: IconHistory,
    load: () => import('./features/office/audit/AuditScreen.tsx'),
  },
  {
    path: '/office/incident',
    opens: { incidentList: 'admin' },
    title: 'incident',
    group: 'house',
    icon: IconAlertTriangle,
    load: () => import('./features/office/incidents/IncidentsScreen.tsx'),
  },
  {
    path: '/office/incident/$uuid',
    opens: { incidentDetail: 'admin' },
    title: 'incident',
    group: 'house',
    load: () => import('./features/office/incidents/IncidentScreen.tsx'),
  },
  {
    path: '/office/security-events',
    opens: { securityEventList: 'admin' },
    title: 'securityEvents',
    group: 'house',
    icon: IconShieldLock,
    load: () => import('./features/security-events/SecurityEventsScreen.tsx'),
  },
  {
    path: '/office/reads',
    opens: { staffReadList: 'admin' },
    title: 'reads',
    group: 'house',
    icon: IconEye,
    load: () => import('./features/office/staff-reads/ReadsScreen.tsx'),
  },
  {
    path: '/office/health',
    opens: { officeHealth: 'staff' },
    title: 'health',
    group: 'house',
    icon: IconStethoscope,
    load: () => import('./features/doctor/HealthScreen.tsx'),
  },
  {
    path: '/office/account',
    opens: { officeAccount: 'anyRole' },
    title: 'account',
    group: 'house',
    load: () => import('./features/office/account/AccountScreen.tsx'),
  },
  {
    path: '/office/staff',
    opens: { staffList: 'admin' },
    title: 'staff',
    group: 'house',
    icon: IconUsersGroup,
    load: () => import('./features/office/staff/StaffScreen.tsx'),
  },
]

export const screensFor = (role: StaffRole): readonly OfficeScreen[] =>
  officeScreens.filter(({ opens }) => mayCall(role, opens))
