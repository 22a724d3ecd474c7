import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Needs } from './may.ts'
import type { OfficeTitle } from './words.ts'

export interface OfficeScreen {
  path: '/office' | `/office/${string}`
  title: OfficeTitle
  load: () => Promise<{ default: ComponentType }>
  /** The icon in the navigation. A screen without one is reached only from another screen. */
  icon?: TablerIcon
  /** The call that fills the screen: whoever may not make it sees no link. */
  opens: Needs
}
