import { Lotus } from './Lotus.tsx'

export function Logo({ href }: { href: string }) {
  return (
    <a className="logo" href={href}>
      <Lotus />
      <span lang="en">Saptapadi</span>
      <span className="mr" lang="mr">
        सप्तपदी
      </span>
    </a>
  )
}
