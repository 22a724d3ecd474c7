import { Link } from './Link.tsx'
import { Lotus } from './Lotus.tsx'

export function Logo({ href }: { href: string }) {
  return (
    <Link className="logo" href={href}>
      <Lotus />
      <span lang="en">Saptapadi</span>
      <span className="mr" lang="mr">
        सप्तपदी
      </span>
    </Link>
  )
}
