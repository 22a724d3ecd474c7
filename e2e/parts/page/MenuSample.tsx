import { IconCopy, IconDotsVertical, IconLanguage, IconLogout } from '@tabler/icons-react'
import { Icon } from '#web/ui/Icon.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import type { SampleProps } from './sample-props.ts'

export function MenuSample({ tell }: SampleProps) {
  return (
    <Menu
      label="More"
      face={<Icon of={IconDotsVertical} />}
      heading={<p>Signed in</p>}
      current="#settings"
      items={[
        { label: 'Copy', icon: IconCopy, onSelect: () => tell('copied') },
        { label: 'Settings', icon: IconLanguage, href: '#settings' },
        { label: 'Share', icon: IconCopy, onSelect: () => tell('shared') },
        { label: 'Logout', icon: IconLogout, onSelect: () => tell('logged out') },
      ]}
    />
  )
}
