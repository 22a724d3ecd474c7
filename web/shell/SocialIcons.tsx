import type { SocialLinks } from '#contract/cms.ts'
import { webAddress } from '#domain/web-address.ts'
import { FacebookIcon, InstagramIcon, LinkedinIcon, XIcon } from '#web/ui/icons.tsx'

const networks = [
  ['facebook', 'Facebook', FacebookIcon],
  ['instagram', 'Instagram', InstagramIcon],
  ['twitter', 'X (Twitter)', XIcon],
  ['linkedin', 'LinkedIn', LinkedinIcon],
] as const

/** Links only http addresses, because the record may hold any text. */
export function SocialIcons({ links, label }: { links: SocialLinks; label: (name: string) => string }) {
  const icons = networks.flatMap(([key, name, Icon]) => {
    const address = webAddress(links[key])
    return address ? [{ href: address.href, name, Icon }] : []
  })
  if (icons.length === 0) return null
  return (
    <ul className="social">
      {icons.map(({ href, name, Icon }) => (
        <li key={name}>
          <a className="iconbtn" href={href} target="_blank" rel="noopener noreferrer" aria-label={label(name)}>
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  )
}
