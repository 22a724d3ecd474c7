import { IconBrandFacebook, IconBrandInstagram, IconBrandLinkedin, IconBrandX } from '@tabler/icons-react'
import type { SocialLinks } from '#contract/site/cms.ts'
import { webAddress } from '#domain/web-address.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconLink } from '#web/ui/IconButton.tsx'
import styles from './SocialIcons.module.css'

const networks = [
  ['facebook', 'Facebook', IconBrandFacebook],
  ['instagram', 'Instagram', IconBrandInstagram],
  ['twitter', 'X (Twitter)', IconBrandX],
  ['linkedin', 'LinkedIn', IconBrandLinkedin],
] as const

/** Only http addresses become links, because the record may hold any text. */
export function SocialIcons({ links, label }: { links: SocialLinks; label: (name: string) => string }) {
  const icons = networks.flatMap(([key, name, icon]) => {
    const address = webAddress(links[key])
    return address ? [{ href: address.href, name, icon }] : []
  })
  if (icons.length === 0) return null
  return (
    <ul className={styles.icons}>
      {icons.map(({ href, name, icon }) => (
        <li key={name}>
          <IconLink href={href} target="_blank" rel="noopener noreferrer" aria-label={label(name)}>
            <Icon of={icon} />
          </IconLink>
        </li>
      ))}
    </ul>
  )
}
