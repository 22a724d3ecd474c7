/** The tabs of the settings in order. The address names the open tab, so that a link can lead to it. */
export const settingsTabs = [
  'contactPrivacy',
  'changePassword',
  'preferences',
  'devices',
  'ownData',
  'deleteProfile',
] as const
export type SettingsTab = (typeof settingsTabs)[number]

const namesInAddress: Record<SettingsTab, string> = {
  contactPrivacy: 'privacy',
  changePassword: 'password',
  preferences: 'preferences',
  devices: 'devices',
  ownData: 'data',
  deleteProfile: 'delete',
}

export const tabOf = (search: string): SettingsTab => {
  const named = new URLSearchParams(search).get('tab')
  return settingsTabs.find(tab => namesInAddress[tab] === named) ?? 'contactPrivacy'
}

export const hrefOfTab = (tab: SettingsTab): string => `/my-settings?tab=${namesInAddress[tab]}`
