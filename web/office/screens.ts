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

interface OfficeScreen {
  path: '/office' | `/office/${string}`
  title: OfficeTitle
  load: () => Promise<{ default: ComponentType }>
  /** The icon in the navigation. A screen without one is reached only from another screen. */
  icon?: TablerIcon
  /** The call that fills the screen: whoever may not make it sees no link. */
  opens: Needs
}

/** The groups of the navigation in their order. `words.ts` names each. */
export const officeGroups = ['families', 'money', 'site', 'house'] as const
type OfficeGroup = (typeof officeGroups)[number]

/** Every screen behind the login, in the order of the navigation. */
const screensOf: Readonly<Record<OfficeGroup, readonly OfficeScreen[]>> = {
  families: [
    {
      path: '/office',
      opens: { officeToday: 'staff' },
      title: 'today',
      icon: IconSun,
      load: () => import('./features/office/office-day/TodayScreen.tsx'),
    },
    {
      path: '/office/queue',
      opens: { reviewQueue: 'review' },
      title: 'queue',
      icon: IconInbox,
      load: () => import('./features/office/review/ReviewQueueScreen.tsx'),
    },
    {
      path: '/office/members',
      opens: { searchMembers: 'staff' },
      title: 'members',
      icon: IconUserSearch,
      load: () => import('./features/office/office-members/search/MembersScreen.tsx'),
    },
    {
      path: '/office/members/list',
      opens: { memberList: 'staff' },
      title: 'members',
      load: () => import('./features/office/office-members/list/MemberListScreen.tsx'),
    },
    {
      path: '/office/members/letters',
      opens: { memberLetters: 'admin' },
      title: 'letters',
      load: () => import('./features/office/office-members/letters/LettersScreen.tsx'),
    },
    {
      path: '/office/members/letters/$uuid',
      opens: { memberLetter: 'admin' },
      title: 'letters',
      load: () => import('./features/office/office-members/letters/LetterScreen.tsx'),
    },
    {
      path: '/office/members/$uuid',
      opens: { memberRecord: 'staff' },
      title: 'members',
      load: () => import('./features/office/office-members/record/MemberScreen.tsx'),
    },
    {
      path: '/office/members/$uuid/edit',
      opens: { memberProfile: 'staff' },
      title: 'members',
      load: () => import('./features/office/office-members/edit/EditMemberScreen.tsx'),
    },
    {
      path: '/office/members/$uuid/double/$other',
      opens: { compareMembers: 'staff' },
      title: 'members',
      load: () => import('./features/office/office-members/doubles/DoubleScreen.tsx'),
    },
    {
      path: '/office/members/$uuid/slip',
      opens: { memberSlip: 'staff' },
      title: 'members',
      load: () => import('./features/office/imports/FamilySlipScreen.tsx'),
    },
    {
      path: '/office/counter',
      opens: { registerAtCounter: 'staff' },
      title: 'counter',
      icon: IconUserPlus,
      load: () => import('./features/office/counter/CounterScreen.tsx'),
    },
    {
      path: '/office/counter/$uuid',
      opens: { counterSlip: 'staff' },
      title: 'counter',
      load: () => import('./features/office/counter/SlipScreen.tsx'),
    },
    {
      path: '/office/unreached',
      opens: { unreachedList: 'staff' },
      title: 'unreached',
      icon: IconPhoneCall,
      load: () => import('./features/deliveries/UnreachedScreen.tsx'),
    },
    {
      path: '/office/import',
      opens: { importList: 'admin' },
      title: 'import',
      icon: IconTableImport,
      load: () => import('./features/office/imports/ImportsScreen.tsx'),
    },
    {
      path: '/office/import/$uuid',
      opens: { importDetail: 'admin' },
      title: 'import',
      load: () => import('./features/office/imports/ImportScreen.tsx'),
    },
    {
      path: '/office/import/$uuid/slips',
      opens: { importSlips: 'admin' },
      title: 'import',
      load: () => import('./features/office/imports/SlipsScreen.tsx'),
    },
    {
      path: '/office/handpick',
      opens: { handpickDay: 'staff' },
      title: 'handpick',
      icon: IconHeartHandshake,
      load: () => import('./features/office/handpick/HandpickDayScreen.tsx'),
    },
    {
      path: '/office/handpick/$uuid',
      opens: { handpickCandidates: 'staff' },
      title: 'handpick',
      load: () => import('./features/office/handpick/HandpickScreen.tsx'),
    },
  ],
  money: [
    {
      path: '/office/payments',
      opens: { officePayments: 'payments' },
      title: 'payments',
      icon: IconReceiptRupee,
      load: () => import('./features/money/payments/PaymentsScreen.tsx'),
    },
    {
      path: '/office/cash',
      opens: { cashClosings: 'payments' },
      title: 'cash',
      icon: IconCash,
      load: () => import('./features/money/cash-closings/CashScreen.tsx'),
    },
    {
      path: '/office/plans',
      opens: { officePlans: 'staff' },
      title: 'plans',
      icon: IconCards,
      load: () => import('./features/money/plans/OfficePlansScreen.tsx'),
    },
    {
      path: '/office/figures',
      opens: { officeFigures: 'staff' },
      title: 'figures',
      icon: IconChartLine,
      load: () => import('./features/office/figures/FiguresScreen.tsx'),
    },
  ],
  site: [
    {
      path: '/office/stories',
      opens: { officeStories: 'staff' },
      title: 'stories',
      icon: IconBook2,
      load: () => import('./features/stories/OfficeStoriesScreen.tsx'),
    },
    {
      path: '/office/content',
      opens: { officeContentList: 'admin' },
      title: 'content',
      icon: IconPencil,
      load: () => import('./features/site/site-content/ContentScreen.tsx'),
    },
    {
      path: '/office/content/$kind/$language',
      opens: { officeContent: 'admin' },
      title: 'content',
      load: () => import('./features/site/site-content/EditContentScreen.tsx'),
    },
    {
      path: '/office/lists',
      opens: { officeList: 'admin' },
      title: 'lists',
      icon: IconListDetails,
      load: () => import('./features/site/master-data/OfficeListsScreen.tsx'),
    },
    {
      path: '/office/messages',
      opens: { officeMessages: 'admin' },
      title: 'messages',
      icon: IconMessage2,
      load: () => import('./features/office/messages/MessagesScreen.tsx'),
    },
    {
      path: '/office/setup',
      opens: { officeSetup: 'admin' },
      title: 'setup',
      icon: IconListCheck,
      load: () => import('./features/site/setup/SetupScreen.tsx'),
    },
  ],
  house: [
    {
      path: '/office/audit',
      opens: { auditList: 'staff' },
      title: 'audit',
      icon: IconHistory,
      load: () => import('./features/office/audit/AuditScreen.tsx'),
    },
    {
      path: '/office/incident',
      opens: { incidentList: 'admin' },
      title: 'incident',
      icon: IconAlertTriangle,
      load: () => import('./features/office/incidents/IncidentsScreen.tsx'),
    },
    {
      path: '/office/incident/$uuid',
      opens: { incidentDetail: 'admin' },
      title: 'incident',
      load: () => import('./features/office/incidents/IncidentScreen.tsx'),
    },
    {
      path: '/office/security-events',
      opens: { securityEventList: 'admin' },
      title: 'securityEvents',
      icon: IconShieldLock,
      load: () => import('./features/security-events/SecurityEventsScreen.tsx'),
    },
    {
      path: '/office/reads',
      opens: { staffReadList: 'admin' },
      title: 'reads',
      icon: IconEye,
      load: () => import('./features/office/staff-reads/ReadsScreen.tsx'),
    },
    {
      path: '/office/health',
      opens: { officeHealth: 'staff' },
      title: 'health',
      icon: IconStethoscope,
      load: () => import('./features/doctor/HealthScreen.tsx'),
    },
    {
      path: '/office/account',
      opens: { officeAccount: 'anyRole' },
      title: 'account',
      load: () => import('./features/office/account/AccountScreen.tsx'),
    },
    {
      path: '/office/staff',
      opens: { staffList: 'admin' },
      title: 'staff',
      icon: IconUsersGroup,
      load: () => import('./features/office/staff/StaffScreen.tsx'),
    },
  ],
}
export const officeScreens: readonly OfficeScreen[] = officeGroups.flatMap(group => screensOf[group])

/** The screens that a role may open, in one group or in all. */
export const screensFor = (role: StaffRole, group?: OfficeGroup): readonly OfficeScreen[] =>
  (group ? screensOf[group] : officeScreens).filter(({ opens }) => mayCall(role, opens))
