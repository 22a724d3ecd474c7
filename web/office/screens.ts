import {
  IconAlertTriangle,
  IconBook2,
  IconBuildingBank,
  IconCards,
  IconCash,
  IconChartLine,
  IconEye,
  IconHistory,
  IconLanguage,
  IconListCheck,
  IconListDetails,
  IconMessage2,
  IconPencil,
  IconReceiptRupee,
  IconShieldLock,
  IconStethoscope,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { StaffRole } from '#domain/office/staff.ts'
import { familyScreens } from './family-screens.ts'
import { mayCall } from './may.ts'
import type { OfficeScreen } from './office-screen.ts'

/** The groups of the navigation in their order. `words.ts` names each. */
export const officeGroups = ['families', 'money', 'site', 'house'] as const
type OfficeGroup = (typeof officeGroups)[number]

/** Every screen behind the login, in the order of the navigation. */
const screensOf: Readonly<Record<OfficeGroup, readonly OfficeScreen[]>> = {
  families: familyScreens,
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
      path: '/office/statement',
      opens: { readStatement: 'refunds' },
      title: 'statement',
      icon: IconBuildingBank,
      load: () => import('./features/office/bank-statements/StatementScreen.tsx'),
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
      path: '/office/consent-texts',
      opens: { consentTranslations: 'admin' },
      title: 'consentTexts',
      icon: IconLanguage,
      load: () => import('./features/consents/ConsentTextsScreen.tsx'),
    },
    {
      path: '/office/consent-texts/$language/$text',
      opens: { consentTranslation: 'admin' },
      title: 'consentTexts',
      load: () => import('./features/consents/ConsentTextScreen.tsx'),
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
