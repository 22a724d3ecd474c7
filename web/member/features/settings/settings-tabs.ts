/** The tabs of the settings in their order. The address names the open one, so that a link can lead to it. */
export const settingsTabs = ['contactPrivacy', 'changePassword', 'devices'] as const
export type SettingsTab = (typeof settingsTabs)[number]

const wireNames: Record<SettingsTab, string> = {
  contactPrivacy: 'privacy',
  changePassword: 'password',
  devices: 'devices',
}

export const tabOf = (search: string): SettingsTab => {
  const named = new URLSearchParams(search).get('tab')
  return settingsTabs.find(tab => wireNames[tab] === named) ?? 'contactPrivacy'
}

export const hrefOfTab = (tab: SettingsTab): string => `/my-settings?tab=${wireNames[tab]}`
